import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { selectActor } from "./modules/identity/session.store";
import { refusalOfNetwork } from "./modules/identity/staff-networks.service";
import { storedPictures } from "./modules/site/site-picture.service";
import type { Clock } from "./platform/clock";
import type { Db } from "./platform/database/database";
import { Refusal } from "./platform/errors";
import { answerErrors } from "./platform/http/answer-errors";
import { finishEarlyAnswers } from "./platform/http/early-answers";
import { readJsonBodies } from "./platform/http/json-body";
import { readMedia, serveMedia } from "./platform/http/media";
import { budgetOf, budgetStore } from "./platform/http/rate-limits";
import { refuseAddress, refuseClient } from "./platform/http/refuse-client";
import { refuseWhileClosing } from "./platform/http/refuse-while-closing";
import { type SlowClientLimits, slowClientLimits, slowClientOptions } from "./platform/http/slow-clients";
import type { Ids } from "./platform/ids";
import { RequestBudgets } from "./platform/limits/request-budget";
import { type LogStream, loggerOptions } from "./platform/log";
import { KeptAnswers } from "./platform/memory/kept-answers";
import { allRoutes } from "./platform/routes/all-routes";
import { describeApi } from "./platform/routes/openapi";
import { RememberedAnswers } from "./platform/routes/remembered-answers";
import type { Route } from "./platform/routes/route";
import { serializerOf } from "./platform/routes/serializer";
import { apiPrefix, serveRoutes } from "./platform/routes/serve-routes";
import type { Services } from "./platform/services";

export interface ServerParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  /** All but `hasPicture`: the server reads the picture folders itself. */
  readonly services: Omit<Services, "hasPicture">;
  readonly logLevel: string;
  readonly logStream?: LogStream;
  readonly rateLimitFactor: number;
  /** Addresses and networks of web servers and proxies on other machines, trusted like those on this one. */
  readonly trustedProxies?: readonly string[];
  /** Tests of the platform pass their own route tables. */
  readonly routes?: readonly Route[];
  /** Picture folders in addition to the product's own. */
  readonly mediaFolders?: readonly string[];
  /** Tests use shorter limits for slow clients. */
  readonly slowClients?: SlowClientLimits;
  /** Requests are refused above this event loop delay; 0: never, as in tests, which must not depend on a busy machine. */
  readonly maxEventLoopDelayMs?: number;
}

/** Builds the server without listening, so that tests can inject requests. Throws for an unusable route table. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { routes = allRoutes, slowClients = slowClientLimits } = parts;
  const server = Fastify({
    logger: loggerOptions(parts.logLevel, parts.logStream),
    // Every request logs one line, written when the answer is complete.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => parts.ids.uuid(),
    // Only a proxy on this machine, or one that the operator names, may state the caller's address.
    trustProxy: ["loopback", ...(parts.trustedProxies ?? [])],
    bodyLimit: 64 * 1024,
    ...slowClientOptions(slowClients),
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: "idle",
    return503OnClosing: false, // `refuseWhileClosing` answers then.
    exposeHeadRoutes: false,
    clientErrorHandler: refuseClient,
    frameworkErrors: refuseAddress,
  });
  server.removeContentTypeParser("text/plain");
  readJsonBodies(server);
  server.setSerializerCompiler(serializerOf);
  answerErrors(server);
  finishEarlyAnswers(server);
  refuseWhileClosing(server);
  logRequests(server);

  await server.register(helmet, {
    // Answers are data: nothing in them may load, run or be framed, whatever a browser makes of them.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: "same-origin" },
    strictTransportSecurity: false, // Set below, for requests over https only.
    referrerPolicy: { policy: "no-referrer" },
  });
  await server.register(compress, { threshold: 1024, encodings: ["br", "gzip"] });
  await server.register(rateLimit, {
    global: false,
    store: budgetStore(new RequestBudgets(parts.db, parts.clock)),
    // One process knows only its own share of the remaining budget.
    addHeaders: { "x-ratelimit-remaining": false },
    addHeadersOnExceeding: { "x-ratelimit-remaining": false },
    errorResponseBuilder: (_request, { ttl }) => new Refusal("too_many", { retryAfterSeconds: ttl / 1000 }),
  });
  await server.register(underPressure, {
    maxEventLoopDelay: parts.maxEventLoopDelayMs ?? 1_000,
    retryAfter: busySeconds,
    customError: PressureError,
  });
  await server.register(multipart);

  const media = readMedia(parts.mediaFolders);
  serveRoutes(server, routes, {
    ...parts,
    services: { ...parts.services, hasPicture: (path) => media.has(path.replace(/^\/media\//, "")) },
    slowClients,
    findActor: selectActor,
    refusalOfNetwork,
    remembered: new RememberedAnswers(parts.clock),
    kept: new KeptAnswers(parts.db, parts.clock),
  });
  serveMedia(server, media, { stored: storedPictures(parts.db), rateLimitFactor: parts.rateLimitFactor });
  const description = JSON.stringify(describeApi(routes));
  const config = { rateLimit: budgetOf("read", parts.rateLimitFactor) };
  server.get(`${apiPrefix}/openapi.json`, { config }, async (_request, reply) =>
    reply.type("application/json").header("cache-control", "public, max-age=60").send(description),
  );
  return server;
}

/** One year. Sent over https only: over plain http, browsers ignore it. */
const strictTransportSecurity = "max-age=31536000; includeSubDomains";

/** When a client that was refused under pressure may try again; pages do so on their own. */
const busySeconds = 2;

class PressureError extends Refusal {
  constructor() {
    super("unavailable", { retryAfterSeconds: busySeconds });
  }
}

function logRequests(server: FastifyInstance): void {
  server.addHook("onResponse", async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, "request");
  });
  server.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
    if (request.protocol === "https") reply.header("strict-transport-security", strictTransportSecurity);
  });
}
