import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ContractError, read } from "@mandi/shared/contract/read";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { originOf } from "../../serve/pages/origin-of";
import { isPlainPath } from "../../store/files/plain-path";
import { sha384 } from "../../store/files/sha384";
import { commands } from "../commands/commands";
import { CommandOrder } from "./command-order";
import { carriesToken, deployToken } from "./deploy-token";
import { jobTable } from "./jobs";
import { isVersion, type OrderPlace, runOrder } from "./run-order";

export interface ReleaseInterfaceOptions extends Omit<OrderPlace, "uploads" | "publicUrl"> {
  readonly environment: NodeJS.ProcessEnv;
}

const maxFileBytes = 20 * 1024 * 1024;
/** Wrong tokens per address and minute; after that nobody listens. */
const maxWrong = 10;
/** A question after a job is answered when it has ended, and at the latest after this. */
const waitMs = 2_000;

type UploadParams = { unit: string; version: string; "*": string };

/**
 * `/release-api/*`: the release plane for who has only a built directory and a token. The files of a version are put one by one
 * with their hash; then a command of the command line is started here as a job, and asked for until it has ended, with its own
 * answers and codes. Without a token on the server the interface does not exist.
 */
export async function serveReleaseInterface(server: FastifyInstance, options: ReleaseInterfaceOptions): Promise<void> {
  const uploads = await mkdtemp(path.join(tmpdir(), "mandi-uploads-"));
  const wrong = new Map<string, number>();
  const jobs = jobTable();
  const sweep = setInterval(() => wrong.clear(), 60_000);
  server.addHook("onClose", async () => {
    clearInterval(sweep);
    await rm(uploads, { recursive: true, force: true });
  });

  await server.register(
    async (scope) => {
      readBodies(scope);
      scope.setErrorHandler<Error>((error, _request, reply) => {
        if (!(error instanceof SyntaxError || error instanceof ContractError)) throw error;
        return reply.code(400).send({ error: `Not an order of the command line: ${error.message}` });
      });
      // Before the body is read: a stranger's upload costs nothing.
      scope.addHook("onRequest", (request, reply) => assertMayRelease(request, reply, options, wrong));
      scope.put<{ Params: UploadParams }>("/uploads/:unit/:version/*", (request, reply) =>
        takeFile(request, reply, uploads),
      );
      scope.post("/jobs", async (request, reply) => {
        const order = read(CommandOrder, request.body);
        const command = commands.find(({ name }) => name === order.command);
        if (!command) return reply.code(400).send({ error: `There is no command "${order.command}".`, code: 2 });
        const place = { ...options, uploads, publicUrl: originOf(request) };
        return jobs.look(
          jobs.start(JSON.stringify(order), (say) => runOrder(command, order, place, say)),
          waitMs,
        );
      });
      scope.get<{ Params: { id: string } }>("/jobs/:id", async ({ params }, reply) => {
        const job = await jobs.look(params.id, waitMs);
        return job ?? reply.code(404).send({ error: "This server knows no such job" });
      });
    },
    { prefix: "/release-api" },
  );
}

/** Orders as JSON, files as they are. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("application/json", { parseAs: "string", bodyLimit: 64 * 1024 }, (_request, body, done) =>
    done(null, JSON.parse(String(body))),
  );
  scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: maxFileBytes }, (_request, body, done) =>
    done(null, body),
  );
}

async function assertMayRelease(
  request: FastifyRequest,
  reply: FastifyReply,
  { storeFolder, environment }: ReleaseInterfaceOptions,
  wrong: Map<string, number>,
): Promise<unknown> {
  const token = await deployToken(storeFolder, environment);
  if (token === null) return reply.code(404).send({ error: "This server takes no releases: it has no token" });
  // First: whoever guesses from the same address must not keep the right token out. It is compared in constant time.
  if (carriesToken(request.headers.authorization, token)) return undefined;
  const failures = wrong.get(request.ip) ?? 0;
  if (failures >= maxWrong) return reply.code(429).header("Retry-After", "60").send({ error: "Too many wrong tokens" });
  wrong.set(request.ip, failures + 1);
  return reply.code(401).send({ error: "The token is missing or wrong" });
}

async function takeFile(
  request: FastifyRequest<{ Params: UploadParams }>,
  reply: FastifyReply,
  uploads: string,
): Promise<unknown> {
  const { unit, version, "*": file } = request.params;
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (!isVersion(unit, version) || !isPlainPath(file))
    return reply.code(400).send({ error: "Not a file of a version" });
  if (request.headers["x-integrity"] !== sha384(body))
    return reply.code(422).send({ error: `${file} arrived with another hash` });
  const target = path.join(uploads, unit, version, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, body);
  return reply.code(204).send();
}
