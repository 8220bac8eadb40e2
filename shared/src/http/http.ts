import axios, { type AxiosRequestConfig, type AxiosResponse, type Method } from "axios";
import type { Static, TSchema } from "typebox";
import { matchCall } from "../area/call-route";
import { openCalls } from "../contract/open-calls";
import { closeSession, correctUserType, type Session, sessionStore } from "../session/session";
import { hasSessionEnded } from "../session/session-ended";
import { toHttpFailure } from "./axios-failure";
import { readWhenFree } from "./busy-server";
import { HttpFailure } from "./http-failure";
import { isAnswer, readAnswer, recall } from "./kept-answers";
import { withReadBody } from "./refused-file";
import { sendWithoutCookies } from "./without-cookies";
import { tellWritten } from "./written";

// biome-ignore lint/performance/noBarrelFile: areas get the failure's class from the host with the client, or `instanceof` fails
export { HttpFailure } from "./http-failure";

/** Query values; undefined ones are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

export interface ReadOptions {
  readonly query?: Query;
  readonly signal?: AbortSignal;
}

export interface WriteOptions {
  readonly signal?: AbortSignal;
  /** One key per intention, made when the form opens: a retry must reuse it, the first answer may have been lost. */
  readonly idempotencyKey?: string;
}

// No default time-out: the specification requires that there is none. Callers pass a signal to stop waiting.
const client = axios.create({ headers: { Accept: "application/json" }, validateStatus: isAnswer });

interface EarlyAnswer {
  readonly answer: Promise<unknown>;
  /** When it arrived; undefined while it is on its way, when it is as fresh as a call that starts now. */
  cameAt?: number;
}

/** Answers requested before their readers had loaded, by address. */
const early = new Map<string, EarlyAnswer>();

/**
 * Longer than a page's code takes to follow its data. A later request, for example after leaving at once, gets a new
 * answer.
 */
const EARLY_ANSWER_KEEPS_MS = 10_000;

// An answer requested in one session must never reach another: logged in or out, another user or type, here or in
// another tab.
sessionStore.subscribe(() => early.clear());

/**
 * The one way to the API. Adds the session's token to every call except the open ones (never a `null` bearer), parses
 * each answer by its contract, and ends the session when the server reports that it is over (docs/domain.md#login).
 * Every method rejects only with an HttpFailure.
 */
export const http = {
  get: <Answer extends TSchema>(path: string, answer: Answer, options: ReadOptions = {}) =>
    call(answer, "GET", path, { params: options.query, signal: options.signal }),

  /** A file, with the type that the server gave it. */
  file: async (path: string): Promise<Blob> => {
    try {
      const answer = await send("GET", path, { responseType: "blob" });
      if (answer instanceof Blob) return answer;
    } catch (error) {
      throw toHttpFailure(await withReadBody(error));
    }
    throw new HttpFailure("contract", "The answer is not a file");
  },

  post: <Answer extends TSchema>(path: string, body: unknown, answer: Answer, options: WriteOptions = {}) =>
    call(answer, "POST", path, write(body, options)),

  put: <Answer extends TSchema>(path: string, body: unknown, answer: Answer, options: WriteOptions = {}) =>
    call(answer, "PUT", path, write(body, options)),

  delete: <Answer extends TSchema>(path: string, answer: Answer, options: WriteOptions = {}) =>
    call(answer, "DELETE", path, write(undefined, options)),

  /**
   * Starts a read whose caller is still loading; the first `get` of the same address takes this answer, while the
   * answer of an open call serves every `get` for some seconds. A failure is kept for its caller too, who shows it.
   */
  prefetch(path: string): void {
    if (isFresh(early.get(path))) return;
    const entry: EarlyAnswer = { answer: send("GET", path, {}) };
    const arrived = () => {
      entry.cameAt = Date.now();
    };
    entry.answer.then(arrived, arrived);
    early.set(path, entry);
  },

  /** Throws away unclaimed answers. A change of session and a write do so automatically. */
  forgetPrefetched(): void {
    early.clear();
  },
};

function write(body: unknown, options: WriteOptions): AxiosRequestConfig {
  const headers = options.idempotencyKey ? { "Idempotency-Key": options.idempotencyKey } : {};
  return { data: body, headers, ...(options.signal && { signal: options.signal }) };
}

async function call<Answer extends TSchema>(
  answer: Answer,
  method: Method,
  path: string,
  config: { [Key in keyof AxiosRequestConfig]?: AxiosRequestConfig[Key] | undefined },
): Promise<Static<Answer>> {
  try {
    const data = await (takeEarly(method, path, config) ?? send(method, path, defined(config)));
    if (method !== "GET") tellWritten();
    return readAnswer(answer, data);
  } catch (error) {
    early.delete(axios.getUri({ url: path, params: config.params })); // A repeated attempt gets a new answer.
    throw toHttpFailure(error);
  }
}

function takeEarly(
  method: Method,
  path: string,
  { params }: { readonly params?: unknown },
): Promise<unknown> | undefined {
  if (early.size === 0) return undefined;
  if (method !== "GET") {
    // What was read before a write may be stale after it.
    early.clear();
    return undefined;
  }
  const address = axios.getUri({ url: path, params });
  const entry = early.get(address);
  // The answer of an open call may be used by several callers: frame and page may both need it.
  if (!isOpen(method, path)) early.delete(address);
  return isFresh(entry) ? entry.answer : undefined;
}

function isFresh(entry: EarlyAnswer | undefined): entry is EarlyAnswer {
  return entry !== undefined && (entry.cameAt === undefined || Date.now() - entry.cameAt < EARLY_ANSWER_KEEPS_MS);
}

async function send(method: Method, path: string, config: AxiosRequestConfig): Promise<unknown> {
  if (isOpen(method, path)) return sendOpenly(method, path, config);
  const session = sessionStore.getState();
  const { apiUrl, token } = session;
  const url = apiUrl + path;
  const known = method === "GET" ? recall(axios.getUri({ url, params: config.params })) : null;
  const headers = {
    ...config.headers,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...known?.headers,
  };
  try {
    const request = () => client.request<unknown>({ ...config, headers, method, url });
    const answer = await (method === "GET" ? readWhenFree(request) : request());
    refuseIfOver(session);
    if (token !== null) syncUserType(token, answer);
    return known === null ? answer.data : known.dataOf(answer);
  } catch (error) {
    refuseIfOver(session);
    if (token !== null && axios.isAxiosError(error)) {
      if (error.response?.status === 401) endSession(token);
      else syncUserType(token, error.response);
    }
    throw error;
  }
}

/** A call of a session that has ended since delivers nothing: neither an answer nor the message of a refusal. */
function refuseIfOver(askedIn: Session): void {
  if (hasSessionEnded(sessionStore.getState(), askedIn)) throw new HttpFailure("aborted", "Request aborted");
}

function isOpen(method: Method, path: string): boolean {
  const [address = ""] = path.split("?");
  return openCalls.some((route) => matchCall(route, `${method} ${address}`) !== null);
}

async function sendOpenly(method: Method, path: string, config: AxiosRequestConfig): Promise<unknown> {
  const { data } = await client.request<unknown>({
    ...config,
    adapter: sendWithoutCookies,
    method,
    url: new URL(sessionStore.getState().apiUrl + path, location.origin).href,
  });
  return data;
}

/** An answer from before the login, or from a proxy, does not contain it. */
function syncUserType(token: string, answer: AxiosResponse | undefined): void {
  const type: unknown = answer?.headers["mandi-user-type"];
  if (type !== undefined) correctUserType(token, type);
}

/** A late 401 for an old token must not end the session that was opened in the meantime. */
function endSession(refusedToken: string): void {
  if (sessionStore.getState().token === refusedToken) closeSession();
}

function defined(config: object): AxiosRequestConfig {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
}
