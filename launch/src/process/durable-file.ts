import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/** Makes names created, renamed or removed inside a folder survive a power cut. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Writes a file atomically: a reader, even after a crash, sees the old or the new content, never a part. */
export function writeDurably(path: string, content: string, mode = 0o644): void {
  const draft = `${path}.${process.pid}.draft`;
  const handle = openSync(draft, "w", mode);
  try {
    writeSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, path);
  syncFolder(dirname(path));
}
