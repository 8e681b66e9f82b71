/** The OpenAPI 3.1 document, made from the routes' own schemas. */
import { z } from "zod";
import { errorAnswer, REFUSALS } from "../../shared/protocol/index.ts";
import type { Route } from "./route.ts";

export function openApi(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const one of routes) paths[one.path] = { ...paths[one.path], [one.method]: operation(one) };
  return {
    openapi: "3.1.0",
    info: { title: "Riposte", version: "1", description: "An authoritative match server for card games" },
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: {
        Refusal: jsonSchema(errorAnswer, "output"),
        RefusalCode: { type: "string", enum: Object.keys(REFUSALS), "x-sentences": REFUSALS },
      },
    },
  };
}

/** 3.1 takes JSON Schema 2020-12 as it is. */
function jsonSchema(schema: z.ZodType, io: "input" | "output"): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

const content = (schema: object) => ({ content: { "application/json": { schema } } });

const parametersIn = (place: "header" | "query", all: Readonly<Record<string, string>>): object[] =>
  Object.entries(all).map(([name, description]) => ({
    name,
    in: place,
    description,
    schema: { type: "string" },
  }));

function operation(one: Route): object {
  const { method, path, summary, needsToken, takesToken, headers = {}, query = {}, body, answer } = one;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const parameters = [
    ...names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
    ...parametersIn("header", headers),
    ...parametersIn("query", query),
  ];
  return {
    summary,
    operationId: `${method}${path.replace(/[^a-zA-Z]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, "")}`,
    ...(parameters.length > 0 && { parameters }),
    ...(needsToken && { security: [{ token: [] }] }),
    ...(takesToken && { security: [{}, { token: [] }] }),
    ...(body && { requestBody: { required: true, ...content(jsonSchema(body, "input")) } }),
    responses: {
      200: { description: "Done", ...content(jsonSchema(answer, "output")) },
      default: { description: "Refused", ...content({ $ref: "#/components/schemas/Refusal" }) },
    },
  };
}
