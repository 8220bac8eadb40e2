import { readFile } from "node:fs/promises";
import path from "node:path";
import { read, readOrNull } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { folderOf } from "../../build/workspace";
import { assertAsBuilt } from "../../store/as-built";
import { readDescription } from "../../store/description";
import { integrityOf } from "../../store/files/integrity";
import { mapsOf } from "../../store/publish";
import { manifestFileOf } from "../../store/release-store";
import { type CommandOrder, CommandRefusal, JobAnswer } from "../../wire/command-order";

/** How many polls in a row may fail on the network. */
const maxFaults = 5;

/** A running product and the token for releasing to it. */
export interface RemoteServer {
  readonly url: string;
  readonly token: string;
}

/** The product refused; `code` is the exit code that the command would have had there. */
export class RemoteRefusal extends Error {
  override readonly name = "RemoteRefusal";
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** Runs a command in a running product. `publish` first sends what the description names, each file with its hash. */
export async function runRemotely(
  server: RemoteServer,
  order: CommandOrder,
  say: (line: string) => void,
): Promise<{ text: string; data: unknown }> {
  const version = order.command === "publish" ? await sendFiles(server, order, say) : undefined;
  const started = await send(server, "jobs", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...order, ...(version && { version }) }),
  });
  const job = read(JobAnswer, await started.json());
  if (job.state === "running") say(`job ${job.id}: it continues if you stop this command`);
  const { text = "", data, error, code, state } = await followed(server, job, say);
  if (state === "refused") throw new RemoteRefusal(error ?? "", code ?? 1);
  return { text, data };
}

/** Polls a job until it has ended, and prints its output. The job continues whether it is polled or not. */
async function followed(server: RemoteServer, first: JobAnswer, say: (line: string) => void): Promise<JobAnswer> {
  let job = first;
  let said = 0;
  for (let faults = 0; ; ) {
    for (const line of job.lines.slice(said)) say(line);
    said = job.lines.length;
    if (job.state !== "running") return job;
    try {
      job = read(JobAnswer, await (await send(server, `jobs/${job.id}`, {})).json());
      faults = 0;
    } catch (error) {
      faults += 1;
      if (error instanceof RemoteRefusal || faults > maxFaults) throw lost(job.id, error);
      await new Promise((resolve) => setTimeout(resolve, 1_000 * faults));
    }
  }
}

function lost(id: string, error: unknown): RemoteRefusal {
  const words = error instanceof Error ? error.message : String(error);
  return new RemoteRefusal(
    `${words}. Job ${id} was started and may still be running: check with release status, and start it again only if the step was not taken`,
    1,
  );
}

async function sendFiles(server: RemoteServer, order: CommandOrder, say: (line: string) => void): Promise<string> {
  const [unit = ""] = order.positionals;
  const manifestFile = manifestFileOf(unit);
  const dist = order.options.to ?? path.join(folderOf(unit === "shell" ? "shell" : `remote-${unit}`), "dist");
  const manifest = await readDescription(unit === "shell" ? ShellManifest : AreaManifest, dist, manifestFile);
  const named = Object.keys(manifest.integrity);
  await assertAsBuilt(unit, dist, manifest.integrity);
  const files = [...named, ...(await mapsOf(dist, named)), manifestFile];
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
    signal: AbortSignal.timeout(60_000),
  }).catch((error: unknown) => {
    throw new Error(`${url} does not answer (${faultOf(error)})`);
  });
  if (answer.ok) return answer;
  const refusal = readOrNull(CommandRefusal, await answer.json().catch(() => null));
  throw new RemoteRefusal(refusal?.error ?? `${url} answers ${answer.status}`, refusal?.code ?? 1);
}

/** `fetch` reports only that it failed; the error code (`ECONNREFUSED`) is in its cause. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : error.message;
}
