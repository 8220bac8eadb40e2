import { readFile } from "node:fs/promises";
import path from "node:path";
import { read, readOrNull } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { publishedFiles } from "../../build/area-files";
import { folderOf } from "../../build/workspace";
import { readDescription } from "../../store/description";
import { integrityOf } from "../../store/files/integrity";
import { manifestFileOf } from "../../store/release-store";
import { CommandAnswer, type CommandOrder, CommandRefusal } from "./command-order";

/** A running product and the token that it takes releases by. */
export interface RemoteServer {
  readonly url: string;
  readonly token: string;
}

/** The product refused; `code` is what the command line would have ended with there. */
export class RemoteRefusal extends Error {
  override readonly name = "RemoteRefusal";
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** Runs a command in a running product. `publish` sends the built files first, each with its hash. */
export async function runRemotely(
  server: RemoteServer,
  order: CommandOrder,
  say: (line: string) => void,
): Promise<{ text: string; data: unknown }> {
  const version = order.command === "publish" ? await sendFiles(server, order, say) : undefined;
  const answer = await send(server, "run", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...order, ...(version && { version }) }),
  });
  const body: unknown = await answer.json();
  return { ...read(CommandAnswer, body), data: isObject(body) ? body["data"] : null };
}

async function sendFiles(server: RemoteServer, order: CommandOrder, say: (line: string) => void): Promise<string> {
  const [unit = ""] = order.positionals;
  const manifestFile = manifestFileOf(unit);
  const dist = order.options.to ?? path.join(folderOf(unit === "shell" ? "shell" : `remote-${unit}`), "dist");
  const manifest = await readDescription(unit === "shell" ? ShellManifest : AreaManifest, dist, manifestFile);
  const files = [...new Set([...(await publishedFiles(dist)), manifestFile])];
  const hashes = await integrityOf(dist, files);
  for (const file of files) {
    await send(server, `uploads/${unit}/${manifest.version}/${file}`, {
      method: "PUT",
      headers: { "Content-Type": "application/octet-stream", "X-Integrity": hashes[file] ?? "" },
      body: await readFile(path.join(dist, file)),
    });
  }
  say(`${files.length} files sent`);
  return manifest.version;
}

async function send({ url, token }: RemoteServer, address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(new URL(`/release-api/${address}`, url), {
    ...init,
    headers: { ...init.headers, Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(300_000),
  });
  if (answer.ok) return answer;
  const refusal = readOrNull(CommandRefusal, await answer.json().catch(() => null));
  throw new RemoteRefusal(refusal?.error ?? `${url} answers ${answer.status}`, refusal?.code ?? 1);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
