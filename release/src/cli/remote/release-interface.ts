import { ContractError, read } from "@mandi/shared/contract/read";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { missingFor } from "../../plan/token/may";
import { seenOf, sees } from "../../plan/token/sight";
import type { IdentitySource } from "../../plan/token/token";
import { prometheusText, prometheusType } from "../../serve/field/prometheus";
import { readServers } from "../../serve/field/tally-file";
import { originOf } from "../../serve/pages/origin-of";
import { isPlainPath } from "../../store/files/plain-path";
import { sha384 } from "../../store/files/sha384";
import { PointerWentBack } from "../../store/signature/never-back";
import { CommandOrder } from "../../wire/command-order";
import type { Command } from "../command";
import { commands } from "../commands/commands";
import { exitCodes } from "../exit-codes";
import { jobRecords } from "./job-records";
import { jobTable, TooManyJobs } from "./jobs";
import { isVersion, type OrderPlace, runOrder } from "./run-order";
import { type UploadLimits, UploadRefused, type Uploads, uploadPlace } from "./uploads";
import { whoAsks } from "./who-asks";

export interface ReleaseInterfaceOptions extends Omit<OrderPlace, "uploads" | "publicUrl"> {
  /** Other accepted callers beside the tokens of the store: jobs of CI providers. */
  readonly sources: readonly IdentitySource[];
  /** How much a token may upload before it publishes, if not the default. */
  readonly uploadLimits?: UploadLimits | undefined;
}

const maxFileBytes = 20 * 1024 * 1024;
/** A request for a job's state is answered when the job has ended, at the latest after this time. */
const waitMs = 2_000;

type UploadParams = { unit: string; version: string; "*": string };

/**
 * `/release-api/*`: the release plane for callers who have only a built directory and a token. The files of a version are
 * uploaded one by one with their hash; then a command is started here as a job and polled until it has ended, with the
 * command line's answers and codes. The token's name is recorded as who did it.
 */
export async function serveReleaseInterface(server: FastifyInstance, options: ReleaseInterfaceOptions): Promise<void> {
  const uploads = await uploadPlace(options.uploadLimits);
  const asks = whoAsks(options.store, options.sources);
  const jobs = jobTable(jobRecords(options.storeFolder));
  server.addHook("onClose", async () => {
    asks.close();
    await uploads.close();
  });

  await server.register(
    async (scope) => {
      readBodies(scope);
      scope.setErrorHandler<Error>((error, _request, reply) => {
        if (error instanceof PointerWentBack) return distrust(reply, error);
        if (error instanceof TooManyJobs || error instanceof UploadRefused)
          return reply.code(429).header("Retry-After", "10").send({ error: error.message, code: exitCodes.failed });
        if (!(error instanceof SyntaxError || error instanceof ContractError)) throw error;
        return reply.code(400).send({ error: `Not an order of the command line: ${error.message}` });
      });
      // Before the body is read, so that a stranger's upload costs nothing.
      scope.addHook("onRequest", asks.admit);
      // An answer may hold a permit or the secret of a new token.
      scope.addHook("onSend", async (_request, reply) => void reply.header("Cache-Control", "no-store"));
      scope.get("/me", async (request) => asks.of(request));
      scope.get("/metrics", async (request, reply) => {
        const { areas } = asks.of(request);
        const [latest, servers] = await Promise.all([options.store.readLatest(), readServers(options.storeFolder)]);
        const seen = latest && { ...latest, live: seenOf(latest.live, areas) };
        const told = servers.map(({ server, tallies }) => ({
          server,
          tallies: tallies.filter(({ area }) => sees(areas, area)),
        }));
        reply.type(prometheusType);
        return prometheusText(seen, told, new Date());
      });
      scope.put<{ Params: UploadParams }>("/uploads/:unit/:version/*", (request, reply) => {
        const identity = asks.of(request);
        const missing = missingFor(identity, "publish", "publish", [request.params.unit]);
        return missing === null ? takeFile(request, reply, uploads, identity.who) : forbid(reply, missing);
      });
      scope.post("/jobs", async (request, reply) => {
        const identity = asks.of(request);
        const order = read(CommandOrder, request.body);
        const command = commands.find(({ name }) => name === order.command);
        if (!command) return reply.code(400).send({ error: `There is no command "${order.command}".`, code: 2 });
        const missing = missingFor(identity, command.name, command.needs, unitsNamed(order, command));
        if (missing !== null) return forbid(reply, missing);
        const { who } = identity;
        const place = { ...options, uploads, publicUrl: originOf(request) };
        const id = jobs.start({
          who,
          key: JSON.stringify(order),
          isKept: command.needs !== "look" && !command.answersSecret,
          run: (say) => runOrder(command, order, identity, place, say),
        });
        return jobs.look(who, id, waitMs);
      });
      scope.get<{ Params: { id: string } }>("/jobs/:id", async (request, reply) => {
        const job = await jobs.look(asks.of(request).who, request.params.id, waitMs);
        return job ?? reply.code(404).send({ error: "This server knows no such job" });
      });
    },
    { prefix: "/release-api" },
  );
}

/**
 * The units of an order: `seller`, `seller@9f3c…`, `seller,buyer`. A command that only reads has its unit first, then
 * versions.
 */
function unitsNamed({ positionals, options }: CommandOrder, { needs }: Command): string[] {
  if (needs === "look") return [...positionals.slice(0, 1), ...(options.area === undefined ? [] : [options.area])];
  return positionals.flatMap((text) => text.split(",")).map((text) => text.split("@")[0] ?? "");
}

function forbid(reply: FastifyReply, error: string): FastifyReply {
  return reply.code(403).send({ error, code: exitCodes.forbidden });
}

/** Strangers see it too, so it contains no path of this machine. */
function distrust(reply: FastifyReply, { message }: PointerWentBack): FastifyReply {
  process.stderr.write(`${message}\n`);
  const error = "The release store may have gone back to an older state; the log of the web server says what to do";
  return reply.code(503).send({ error, code: exitCodes.damaged });
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

async function takeFile(
  request: FastifyRequest<{ Params: UploadParams }>,
  reply: FastifyReply,
  uploads: Uploads,
  who: string,
): Promise<unknown> {
  const { unit, version, "*": file } = request.params;
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (!isVersion(unit, version) || !isPlainPath(file))
    return reply
      .code(400)
      .send({ error: `${file} is not the name of a file of a version`, code: exitCodes.refusedByGate });
  if (request.headers["x-integrity"] !== sha384(body))
    return reply.code(422).send({ error: `${file} arrived with another hash` });
  await uploads.take(who, unit, version, file, body);
  return reply.code(204).send();
}
