import { createHash } from "node:crypto";
import { rightsWithCode } from "@mandi/shared/contract/desk/right";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../actor";
import { recordingRefusals } from "../audit";
import type { Clock } from "../clock";
import type { Db } from "../database/database";
import { inTransaction } from "../database/transaction";
import { Refusal } from "../errors";
import { budgetOf, callerKey } from "../http/rate-limits";
import { hangUpOnSlowBody, type SlowClientLimits } from "../http/slow-clients";
import type { Ids } from "../ids";
import { countForPerson } from "../limits/person-limits";
import type { Building, KeptAnswers } from "../memory/kept-answers";
import type { Services } from "../services";
import { sendTagged, tagged, textOf } from "./answer-tag";
import { checkRouteTable } from "./check-table";
import { FileAnswer, sendFile } from "./file-answer";
import { findStoredAnswer, requestHash, runOnce, visitorKeys } from "./idempotency";
import type { RememberedAnswers } from "./remembered-answers";
import type { HandlerInput, Route } from "./route";
import { type Caller, type FindActor, findCaller, refusalOf } from "./session-gate";
import { carriedOutTogether, type Outcome } from "./together";
import { readUpload } from "./upload";
import { type Check, checkOf } from "./validate";

export interface RouteHost {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly services: Services;
  readonly findActor: FindActor;
  /** Why the desk may not be used from an address. */
  readonly refusalOfNetwork: (db: Db, address: string) => Promise<Refusal | undefined>;
  readonly rateLimitFactor: number;
  readonly remembered: RememberedAnswers;
  readonly kept: KeptAnswers;
  readonly slowClients: SlowClientLimits;
}

/** The prefix of every route. */
export const apiPrefix = "/api";

/** Serves a checked table. The order for each request: limit, session, permission, idempotency key, validation, handler. */
export function serveRoutes(server: FastifyInstance, routes: readonly Route[], host: RouteHost): void {
  checkRouteTable(routes);
  for (const route of routes) {
    server.route({
      method: route.method,
      url: `${apiPrefix}${route.path}`,
      // HEAD answers would need their own entry in the table.
      exposeHeadRoute: false,
      config: {
        takesBody: route.body !== undefined,
        rateLimit: budgetOf(route.rate, host.rateLimitFactor),
      },
      schema: { response: { 200: route.answer } },
      ...beforeBody(route, host),
      handler: requestHandler(route, host),
    });
  }
}

/** What is done before a body is read: a slow one loses its connection, and a large one is read only from whoever may send it. */
function beforeBody(route: Route, host: RouteHost) {
  if (route.upload) return {};
  if (route.bodyBytes === undefined) return { onRequest: hangUpOnSlowBody(host.slowClients) };
  const onRequest = async ({ headers }: FastifyRequest): Promise<void> => {
    const caller = await findCaller(route.access, headers, host.db, host.clock.now(), host.findActor);
    const refusal = refusalOf(route, caller);
    if (refusal) throw refusal;
  };
  return { onRequest, bodyLimit: route.bodyBytes };
}

/** The type may have changed since the browser last read it, so every answer to a caller who is logged in contains the current one. */
function nameUserType(reply: FastifyReply, { actor }: Caller): void {
  if (actor) reply.header("mandi-user-type", actor.type);
}

/** Every log line about this request from now on, especially a refusal, names the caller. */
function nameInLog(request: FastifyRequest, reply: FastifyReply, { actor }: Caller): void {
  if (!actor) return;
  request.log = request.log.child({ userId: actor.id });
  reply.log = request.log;
}

/**
 * Admits the caller. A write may end its own permission, as a buyer's application does: a caller who repeats it gets the stored
 * answer, which was lost. That has no effect, so it needs no lock.
 *
 * @throws Refusal 401, 403
 */
async function admit(
  route: Route,
  caller: Caller,
  { headers, url, body }: FastifyRequest,
  db: Db,
  checkBody: Check,
): Promise<object | undefined> {
  const refusal = refusalOf(route, caller);
  if (refusal === undefined) return undefined;
  const { actor } = caller;
  const key = headers["idempotency-key"];
  const canReplay = route.idempotency !== "none" && route.upload === undefined;
  if (!canReplay || actor === undefined || typeof key !== "string") throw refusal;
  const earlier = await findStoredAnswer(db, { userId: actor.id, key }, () =>
    requestHash(route.method, url, checkBody(body)),
  );
  if (earlier === undefined) throw refusal;
  return earlier;
}

/** @throws Refusal 403 where the desk may not be used from the network of the caller */
async function refuseNetwork({ right }: Route, request: FastifyRequest, host: RouteHost): Promise<void> {
  const refusal = right === undefined ? undefined : await host.refusalOfNetwork(host.db, callerKey(request));
  if (refusal) throw refusal;
}

/** @throws Refusal 422 where a member of staff has to enter a new one-time code first */
function refuseOldCode({ method, right }: Route, { actor }: Caller, now: Date): void {
  if (method !== "POST" || right === undefined || !rightsWithCode.includes(right)) return;
  const until = actor?.codeUntil ?? null;
  if (until === null || until <= now) throw new Refusal("code_missing");
}

type Input = HandlerInput<Actor | undefined, unknown, unknown, unknown>;

function requestHandler(route: Route, host: RouteHost) {
  const checkParams = checkOf(route.params, "params");
  const checkQuery = checkOf(route.query, "query");
  const checkBody = route.body ? checkOf(route.body, "body") : noBody;
  const { together } = route;
  const performTogether =
    together && carriedOutTogether<Input>(async (tx, inputs) => (await together(tx, inputs)).map(asOutcome));

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const now = host.clock.now();
    const [caller, canKeep] = await Promise.all([
      findCaller(route.access, request.headers, host.db, now, host.findActor),
      learnChanges(route, host),
    ]);
    nameUserType(reply, caller);
    nameInLog(request, reply, caller);
    const earlier = await admit(route, caller, request, host.db, checkBody);
    if (earlier) return reply.header("cache-control", "no-store").send(earlier);
    await refuseNetwork(route, request, host);
    const key = idempotencyKey(route, request);
    const cookies: string[] = [];
    const input: Input = {
      ...caller,
      ids: host.ids,
      services: host.services,
      requestId: request.id,
      ip: callerKey(request),
      ...notKept(host),
      setCookie: (cookie) => void cookies.push(cookie),
      params: checkParams(request.params),
      query: checkQuery(request.query),
      body: route.upload ? undefined : checkBody(request.body),
      upload: route.upload ? await readUpload(request, route.upload) : undefined,
    };
    if (route.cacheSeconds !== undefined) return sendPublic(route, route.cacheSeconds, host, request, reply, input);
    if (canKeep) return sendKept(route, host, request, reply, input);
    refuseOldCode(route, caller, now);
    const performance = { key, url: request.url, limitFactor: host.rateLimitFactor, performTogether };
    const answer = await recordingRefusals(host.db, () => perform(route, input, performance));
    if (changesPublicAnswers(route)) host.remembered.forget();
    for (const cookie of cookies) reply.header("set-cookie", cookie);
    return sendPrivate(route, request, reply, answer);
  };
}

/** Only people of a given role, such as sellers and staff, change what the public sees. */
function changesPublicAnswers({ method, access, leavesPublicAnswers }: Route): boolean {
  return method !== "GET" && typeof access !== "string" && leavesPublicAnswers !== true;
}

/** A caller's private answer: stored nowhere on the way. A read has no body when they already have the answer. */
function sendPrivate({ method }: Route, request: FastifyRequest, reply: FastifyReply, answer: unknown): unknown {
  if (answer instanceof FileAnswer) return sendFile(reply, answer);
  reply.header("cache-control", "no-store");
  return method === "GET" ? sendTagged(request, reply, tagged(textOf(reply, asObject(answer)))) : answer;
}

/** A public read: from memory while it is fresh. */
async function sendPublic(
  route: Route,
  seconds: number,
  host: RouteHost,
  request: FastifyRequest,
  reply: FastifyReply,
  input: Input,
): Promise<FastifyReply> {
  const key = `${route.path} ${JSON.stringify([input.params, input.query])}`;
  const answer = await host.remembered.get(key, Math.min(seconds, rememberedSecondsAtMost), async () =>
    textOf(reply, asObject(await route.handle(input))),
  );
  reply.header("cache-control", `public, max-age=${seconds}, stale-while-revalidate=${seconds}`);
  return sendTagged(request, reply, answer);
}

/** Whether the answer may come from memory, because every change committed by now is known. */
async function learnChanges({ isKept }: Route, { kept }: RouteHost): Promise<boolean> {
  return isKept === true && (await kept.learn());
}

/** The context for building an answer that is not kept. */
function notKept({ db, clock }: RouteHost): Building {
  const building: Building = { db, clock, dependsOn: () => undefined, shared: (build) => build(building) };
  return building;
}

/** A caller's read, from memory while nothing that it shows has changed. */
async function sendKept(
  route: Route,
  { kept, db, clock }: RouteHost,
  request: FastifyRequest,
  reply: FastifyReply,
  input: Input,
): Promise<FastifyReply> {
  const address = `${route.path} ${JSON.stringify([input.params, input.query])}`;
  const caller = JSON.stringify(input.actor ? { ...input.actor, codeUntil: null } : "visitor");
  const answer = await kept.get({ address, caller }, async (building) => {
    const made = await recordingRefusals(db, () => route.handle({ ...input, ...building }));
    return tagged(textOf(reply, asObject(made)));
  });
  reply.header("cache-control", "no-store");
  return sendTagged(request, reply, answer, clock.now());
}

/** How long another process may still show what a write has changed. */
const rememberedSecondsAtMost = 10;

function noBody(body: unknown): undefined {
  const isEmpty = body === undefined || body === null || (typeof body === "object" && Object.keys(body).length === 0);
  if (!isEmpty) throw new Refusal("malformed", { message: "This request takes no body." });
}

function idempotencyKey(route: Route, request: FastifyRequest): string | undefined {
  if (route.idempotency === "none") return undefined;
  const header = request.headers["idempotency-key"];
  if (header === undefined && route.idempotency === "optional") return undefined;
  if (header === undefined) throw new Refusal("idempotency_key_missing");
  if (typeof header !== "string" || !/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw new Refusal("malformed", { message: "The Idempotency-Key is not valid." });
  }
  return header;
}

interface Performance {
  readonly key: string | undefined;
  readonly url: string;
  readonly limitFactor: number;
  readonly performTogether: ReturnType<typeof carriedOutTogether<Input>> | undefined;
}

async function perform(route: Route, input: Input, performance: Performance): Promise<unknown> {
  if (route.idempotency === "none") return route.handle(input);
  const { limitFactor, performTogether } = performance;
  const request = idempotentRequest(route, input, performance);
  const outcome = await performTogether?.(input.db, { input, request });
  if (outcome instanceof Refusal) throw outcome;
  if (outcome) return outcome;
  const { perPerson } = route;
  const handle = async (tx: Db): Promise<object> => {
    if (perPerson && input.actor) {
      const limit = { ...perPerson, atMost: perPerson.atMost * limitFactor };
      await countForPerson(tx, limit, input.actor.id, input.clock.now());
    }
    return asObject(await route.handle({ ...input, db: tx }));
  };
  return request ? runOnce(input.db, request, handle) : inTransaction(input.db, handle);
}

function idempotentRequest({ method }: Route, { actor, upload, body, clock }: Input, { key, url }: Performance) {
  if (key === undefined) return undefined;
  const content = upload ? createHash("sha256").update(upload.bytes).digest("hex") : body;
  return { userId: actor?.id ?? visitorKeys, key, requestHash: requestHash(method, url, content), now: clock.now() };
}

/** An outcome of writes that were carried out together. */
function asOutcome(outcome: unknown): Outcome {
  return outcome === undefined || outcome instanceof Refusal ? outcome : asObject(outcome);
}

function asObject(answer: unknown): object {
  if (typeof answer !== "object" || answer === null) throw new TypeError("The answer of a route must be an object");
  return answer;
}
