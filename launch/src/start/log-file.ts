import { appendFileSync, mkdirSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { errorCode } from "../process/error-code";

const LIMIT_BYTES = 10_000_000;

/**
 * A log that never fills the disk: at its limit it is renamed to `<name>.1`, replacing the previous one. A line that cannot be written
 * is dropped: whoever writes it must not end because of a full disk.
 */
export function openLogFile(path: string): (line: string) => void {
  let size = sizeOf(path);
  let hasFailed = false;
  return (line) => {
    const text = `${line}\n`;
    try {
      if (size > LIMIT_BYTES) {
        renameSync(path, `${path}.1`);
        size = 0;
      }
      append(path, text);
      size += Buffer.byteLength(text);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) process.stderr.write(`${path} cannot be written, its lines are dropped: ${String(error)}\n`);
      hasFailed = true;
    }
  };
}

function sizeOf(path: string): number {
  try {
    return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    return 0;
  }
}

/** Makes the folder for the first line, and again where somebody has removed it. */
function append(path: string, text: string): void {
  try {
    appendFileSync(path, text);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, text);
  }
}
