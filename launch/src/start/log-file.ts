import { appendFileSync, mkdirSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";

const LIMIT_BYTES = 10_000_000;

/** A log that never fills the disk: at its limit it is renamed to `<name>.1`, replacing the previous one. */
export function openLogFile(path: string): (line: string) => void {
  mkdirSync(dirname(path), { recursive: true });
  let size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return (line) => {
    if (size > LIMIT_BYTES) {
      renameSync(path, `${path}.1`);
      size = 0;
    }
    const text = `${line}\n`;
    appendFileSync(path, text);
    size += Buffer.byteLength(text);
  };
}
