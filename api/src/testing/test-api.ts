import { type KeyObject, randomUUID } from "node:crypto";
import { read } from "@mandi/shared/contract/read";
import type { UserType } from "@mandi/shared/contract/role";
import type { FastifyInstance } from "fastify";
import type { Db } from "../platform/database/database";
import { systemIds } from "../platform/ids";
import { allRoutes } from "../platform/routes/all-routes";
import type { Method, Route } from "../platform/routes/route";
import { bindingCookie } from "../platform/routes/session-gate";
import { buildServer } from "../server";
import { openBankAccount } from "./bank-account";
import { type NewPerson, signIn } from "./sign-in";
import { createTestClock, type TestClock } from "./test-clock";
import { createTestDatabase, type TestDatabase } from "./test-database";

export interface SignedIn {
  readonly id: number;
  readonly phone: string;
  readonly type: UserType;
  readonly token: string;
  readonly binding: string;
}

export interface Answer {
  readonly status: number;
  // Tests read answers as they expect them; the contract tests check the shapes.
  // biome-ignore lint/suspicious/noExplicitAny: an answer is whatever the server sent
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface CallOptions {
  readonly as?: Pick<SignedIn, "token" | "binding"> | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ip?: string;
}

export interface TestApi {
  readonly server: FastifyInstance;
  readonly db: Db;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  /** Codes that were sent, newest last. */
  readonly sentCodes: readonly { readonly phone: string; readonly code: string }[];
  /** Makes the delivery of codes fail, like a gateway that is down. */
  failDelivery(fails: boolean): void;
  signIn(type: UserType, user?: NewPerson): Promise<SignedIn>;
  call(method: Method, path: string, options?: CallOptions): Promise<Answer>;
  get(path: string, as?: Pick<SignedIn, "token" | "binding">): Promise<Answer>;
  post(
    path: string,
    body: unknown,
    as?: Pick<SignedIn, "token" | "binding">,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  /** A write under a key of its own, as the browser sends it. */
  send(path: string, body: unknown, as?: Pick<SignedIn, "token" | "binding">): Promise<Answer>;
  /** An act at the desk, with a reason unless the body has one. */
  act(as: Pick<SignedIn, "token" | "binding">, path: string, body?: object): Promise<Answer>;
  close(): Promise<void>;
}

/** The API on its own database, called by injection; one per test file. */
export interface TestApiOptions {
  readonly routes?: readonly Route[];
  readonly rateLimitFactor?: number;
  readonly trustedProxies?: readonly string[];
  readonly poolSize?: number;
  readonly mediaFolder?: string;
  /** Whether payers are shown an account, as they are by default. */
  readonly hasBankAccount?: boolean;
  /** The tax portal's signing key; without it, signatures of codes are not checked. */
  readonly portalKey?: KeyObject;
  /** Collects the log, which is silent otherwise. */
  readonly log?: string[];
}

export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const routes = options.routes ?? allRoutes;
  const database = await createTestDatabase(options.poolSize);
  if (options.hasBankAccount ?? true) await openBankAccount(database.db);
  const clock = createTestClock();
  const sentCodes: { phone: string; code: string }[] = [];
  let deliveryFails = false;
  const server = await buildServer({
    db: database.db,
    clock,
    ids: systemIds,
    services: {
      portalKey: options.portalKey,
      otpDelivery: {
        async send(phone, code) {
          if (deliveryFails) throw new Error("The gateway is down");
          sentCodes.push({ phone, code });
        },
      },
    },
    logLevel: options.log ? "debug" : "silent",
    ...(options.log ? { logStream: { write: (line) => void options.log?.push(line) } } : {}),
    rateLimitFactor: options.rateLimitFactor ?? 10_000,
    ...(options.trustedProxies ? { trustedProxies: options.trustedProxies } : {}),
    ...(options.mediaFolder ? { mediaFolders: [options.mediaFolder] } : {}),
    maxEventLoopDelayMs: 0,
    routes,
  });

  const call = callOf(server, routes);
  const send: TestApi["send"] = (path, body, as) =>
    call("POST", path, { as, body, headers: { "idempotency-key": randomUUID() } });
  return {
    server,
    db: database.db,
    database,
    clock,
    sentCodes,
    failDelivery: (fails) => {
      deliveryFails = fails;
    },
    signIn: (type, user) => signIn(database.db, clock, type, user),
    call,
    get: (path, as) => call("GET", path, { as }),
    post: (path, body, as, headers) => call("POST", path, { as, body, ...(headers ? { headers } : {}) }),
    send,
    act: (as, path, body) => send(`/desk${path}`, { reason: "A test", ...body }, as),
    async close() {
      await server.close();
      await database.drop();
    },
  };
}

function callOf(server: TestApi["server"], routes: readonly Route[]): TestApi["call"] {
  const served = routes.map((route) => ({ route, pattern: patternOf(route) }));
  return async (method, path, { as, body, headers, ip } = {}) => {
    const response = await server.inject({
      method,
      url: `/api${path}`,
      headers: { ...(as ? sessionHeaders(as) : {}), ...headers },
      ...(body === undefined ? {} : { payload: body instanceof Object ? body : String(body) }),
      ...(ip ? { remoteAddress: ip } : {}),
    });
    const isJson = String(response.headers["content-type"] ?? "").includes("json") && response.body !== "";
    const answer = isJson ? response.json() : response.body;
    if (response.statusCode === 200) checkContract(served, method, path, answer);
    return { status: response.statusCode, body: answer, headers: response.headers };
  };
}

interface Served {
  readonly route: Route;
  readonly pattern: RegExp;
}

function patternOf({ path }: Route): RegExp {
  return new RegExp(`^${path.replace(/:[a-z_]+/g, "[^/]+")}$`);
}

/** Every answer in any test is parsed as by the browser, so that a missing or wrong field fails that test. */
function checkContract(served: readonly Served[], method: Method, path: string, answer: unknown): void {
  const asked = path.split("?")[0] ?? "";
  const found = served.find(({ route, pattern }) => route.method === method && pattern.test(asked));
  if (found) read(found.route.answer, answer);
}

/** The two halves of a session, as a browser sends them. */
export function sessionHeaders({ token, binding }: Pick<SignedIn, "token" | "binding">): Record<string, string> {
  return { authorization: `Bearer ${token}`, cookie: `${bindingCookie}=${binding}` };
}
