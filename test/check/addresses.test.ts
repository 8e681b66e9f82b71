import { expect, test } from "vitest";
import { checkAddresses } from "./addresses.ts";

/** A call with this put into its address. */
const asking = (address: string): string => `get(\`${address.replaceAll("{", "$${")}\`)`;
const found = (address: string) =>
  checkAddresses([{ path: "shared/client/any.ts", text: asking(address) }]).map(({ message }) => message);

test.each([
  ["/api/sets/{set}", "{set} is a part"],
  ["/api/{encodeURIComponent(a)}/{b.id}/c", "{b.id} is a part"],
])("%s is found", (address, message) => {
  expect(found(address)).toEqual([expect.stringContaining(message)]);
});

test.each([
  "/api/sets/{encodeURIComponent(set)}",
  "/reports/{at(id)}/close",
  "/api/ladders{query}",
  "{a}/{b}",
])("%s is fine", (address) => {
  expect(found(address)).toEqual([]);
});
