import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";

/** Asks for a line; null where the input ends without one, as when a program runs this without a terminal. */
export async function askLine(question: string, input: Readable, output: Writable): Promise<string | null> {
  const lines = createInterface({ input, output });
  try {
    const ended = new Promise<null>((resolve) => void lines.once("close", () => resolve(null)));
    return await Promise.race([lines.question(question), ended]);
  } finally {
    lines.close();
  }
}
