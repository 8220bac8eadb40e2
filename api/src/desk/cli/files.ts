import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { callApi, readFileOf } from "./client";
import type { DeskSession } from "./session-file";
import { UsageError } from "./usage-error";

/** Uploads a file for a step. @returns the answer with its number @throws UsageError when it cannot be read */
export async function uploadFile(session: DeskSession, path: string): Promise<Readonly<Record<string, unknown>>> {
  const form = new FormData();
  form.set("file", new Blob([await bytesOf(path)]), basename(path));
  return (await callApi(session.url, { method: "POST", path: "/upload", session, body: form })).body;
}

async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (cause) {
    throw new UsageError(`"${path}" cannot be read.`, { cause });
  }
}

/** Saves a file readable only by the user, because it may contain a person's documents. @throws UsageError when the file already exists */
export async function saveFile(
  session: DeskSession,
  file: { readonly path: string; readonly query: Readonly<Record<string, unknown>>; readonly to: string },
): Promise<void> {
  const bytes = await readFileOf(session.url, { method: "GET", path: file.path, query: file.query, session });
  try {
    await writeFile(file.to, bytes, { flag: "wx", mode: 0o600 });
  } catch (cause) {
    throw new UsageError(`"${file.to}" cannot be written, or already exists.`, { cause });
  }
}
