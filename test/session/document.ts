/** docs/protocol-session.md, and what of it is the same in every session. */
import type { Line, Said } from "./capture.ts";
import type { Note } from "./cursor.ts";
import { FrameReader } from "./frames.ts";

const HEAD = `# A session, byte by byte

Every frame of one seat's two sockets at a match of Nullshapers, as a real server sent and took them; the seed was chosen,
so that the cards are those of this page. On the left the bytes in hex, beside them what they are, then what they say.
[protocol.md](protocol.md) tells why. \`node test/session/main.ts\` writes this page anew, and a test holds it
against another session.
`;

const WIDTH = 8;

function linesOf({ bytes, what, value }: Note): string[] {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0"));
  const rows = Array.from({ length: Math.ceil(hex.length / WIDTH) }, (_, n) =>
    hex.slice(n * WIDTH, (n + 1) * WIDTH).join(" "),
  );
  const [first = "", ...rest] = rows;
  const said = value === undefined || value === "" ? what : `${what} = ${value}`;
  return [`${first.padEnd(3 * WIDTH)} ${said}`, ...rest];
}

const frameOf = (reader: FrameReader, { by, bytes }: Said): string => {
  const notes = reader.read(bytes);
  const title = by === "client" ? "Client" : "Server";
  return `### ${title}: ${notes[0].what}, ${bytes.byteLength} bytes\n\n\`\`\`text\n${notes.flatMap(linesOf).join("\n")}\n\`\`\`\n`;
};

/** The description of the types and the whole table come on every socket alike: they are explained once. */
const isRepeated = (socket: number, { by, bytes }: Said): boolean =>
  socket > 0 && by === "server" && (bytes[0] === 10 || bytes[0] === 14);

export function documentOf(lines: readonly Line[]): string {
  const sockets = lines.map(({ path, said, closed }, n) => {
    const reader = new FrameReader();
    const frames = said.map((one) => {
      const frame = frameOf(reader, one);
      return isRepeated(n, one) ? `${frame.split("\n")[0]}\n\nAs on the first socket.\n` : frame;
    });
    const end = closed === 1006 ? "The line is cut." : `The server closes with ${closed}.`;
    return `## Socket ${n + 1}\n\n\`GET ${path}\`, upgraded to a WebSocket.\n\n${frames.join("\n")}\n${end}\n`;
  });
  return `${HEAD}\n${sockets.join("\n")}`;
}

/** The words of each line without what differs from session to session: bytes, values, lengths, names that are drawn. */
export const shapeOf = (document: string): string[] =>
  document
    .split("\n")
    .filter((line) => !/^([0-9a-f]{2} ?)+$/.test(line) && !line.startsWith("`GET "))
    .map((line) =>
      line
        .replace(/^([0-9a-f]{2} )+ */, "")
        .replace(/ = .*$/, "")
        .replace(/, \d+ bytes$/, ""),
    );
