import type { DeskSession } from "./session-file";

/** The API refused; the message is meant for people. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly status: number;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Stable code of the refusal, `code_missing`; empty if there was none. */
  readonly code: string;

  constructor(status: number, message: string, errors: Readonly<Record<string, readonly string[]>>, code: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** The product does not answer. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}

/** One call of the API. */
export interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly session?: DeskSession;
  readonly body?: object | FormData;
  readonly query?: Readonly<Record<string, unknown>>;
  /** A retry with the same key has one effect. */
  readonly key?: string;
}

export interface Reply {
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookies: readonly string[];
}

/** Enough for a photograph on a slow connection. */
const patienceMs = 90_000;

/** Calls the API at an address of the product. @throws RefusedError, UnreachableError */
export async function callApi(url: string, call: Call): Promise<Reply> {
  const response = await answered(url, call);
  return { body: parse(await response.text()), cookies: response.headers.getSetCookie() };
}

/** Reads a file through the API. @throws RefusedError, UnreachableError */
export async function readFileOf(url: string, call: Call): Promise<Uint8Array> {
  const response = await answered(url, call);
  return new Uint8Array(await response.arrayBuffer());
}

async function answered(url: string, call: Call): Promise<Response> {
  const address = new URL(`/api${call.path}`, url);
  for (const [name, value] of Object.entries(call.query ?? {})) address.searchParams.set(name, String(value));
  const response = await send(address, call);
  if (response.ok) return response;
  const body = parse(await response.text());
  const message = typeof body["message"] === "string" ? body["message"] : `The server answered ${response.status}.`;
  throw new RefusedError(response.status, message, errorsOf(body["errors"]), String(body["code"] ?? ""));
}

async function send(address: URL, { method, session, body, key }: Call): Promise<Response> {
  try {
    return await fetch(address, {
      method,
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        accept: "application/json",
        // A form sets its own boundary.
        ...(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
        ...(session
          ? { authorization: `Bearer ${session.token}`, cookie: `__Host-mandi-bind=${session.binding}` }
          : {}),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  } catch (cause) {
    throw new UnreachableError(`Nothing answers at ${address.origin}. Is the product running there?`, { cause });
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function errorsOf(value: unknown): Readonly<Record<string, readonly string[]>> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([field, texts]) => [field, Array.isArray(texts) ? texts.map(String) : []]),
  );
}
