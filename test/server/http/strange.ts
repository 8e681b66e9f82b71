/** Bytes to a server's port as no client library would send them. */
import { connect, type Socket } from "node:net";

export interface Told {
  /** The numbers of the answers, in order. */
  readonly statuses: readonly number[];
  readonly text: string;
  /** Whether the server closed the connection, of itself. */
  readonly closed: boolean;
}

/** Sends it and reads until the server closes or says no more for so many milliseconds. */
export async function tell(url: string, text: string, patience = 1_500): Promise<Told> {
  const socket = dial(url);
  let answer = "";
  socket.on("data", (data) => {
    answer += data.toString("latin1");
  });
  const closed = await new Promise<boolean>((resolve) => {
    socket.on("close", () => resolve(true));
    socket.on("error", () => resolve(true));
    socket.setTimeout(patience, () => resolve(false));
    socket.write(text, "latin1");
  });
  socket.destroy();
  const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
  return { statuses, text: answer, closed };
}

export const dial = (url: string): Socket => {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname);
};

/**
 * Sends a head, then the same bytes over and over, until the server closes or has taken `most` of them.
 * Resolves to how many bytes it took.
 */
export function pour(url: string, head: string, again: Buffer, most: number): Promise<number> {
  const socket = dial(url);
  socket.write(head, "latin1");
  return new Promise((resolve) => {
    let taken = 0;
    const end = () => {
      socket.destroy();
      resolve(taken);
    };
    const more = (error?: Error | null) => {
      taken += again.byteLength;
      if (error || socket.destroyed || taken >= most) end();
      else socket.write(again, more);
    };
    socket
      .on("close", end)
      .on("error", end)
      .on("data", () => {});
    socket.write(again, more);
  });
}
