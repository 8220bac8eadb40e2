/** A call as it would have gone over the wire. */
export interface WireCall {
  readonly method: string;
  /** Path and query, `/api/market-news?page=2`. */
  readonly address: string;
  readonly headers: ReadonlyMap<string, string>;
  /** JSON as text; an upload as its form. */
  readonly body: string | FormData | null;
  /** Whether the browser adds the cookies of the site. */
  readonly hasCookies: boolean;
}

/** How the other side reacts: it answers, or is not reachable at all. */
export type WireAnswer =
  | { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }
  | "cut off";

export type WireHandler = (call: WireCall) => Promise<WireAnswer>;

let handler: WireHandler | null = null;

/** Puts a handler in place of the network until `leave` is called. Only one at a time. */
export function enterNetwork(answer: WireHandler): { readonly leave: () => void } {
  if (handler) throw new Error("A fake network is already in place");
  const { XMLHttpRequest, fetch } = globalThis;
  handler = answer;
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest, fetch: fakeFetch });
  return {
    leave() {
      handler = null;
      Object.assign(globalThis, { XMLHttpRequest, fetch });
    },
  };
}

/** The browser's other network API, used for calls without cookies. */
async function fakeFetch(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const method = request.method.toUpperCase();
  const body = method === "GET" ? null : await request.text();
  const call = {
    method,
    address: pathname + search,
    headers: new Map(request.headers),
    body,
    hasCookies: request.credentials !== "omit",
  };
  const answer = await Promise.race([new Promise<WireAnswer>((resolve) => hand(call, resolve)), abortOf(request)]);
  if (answer === "cut off") throw new TypeError("Failed to fetch");
  const headers = { "content-type": "application/json", ...answer.headers };
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
}

function abortOf({ signal }: { readonly signal: AbortSignal }): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("The request was aborted", "AbortError")));
  });
}

/** To the product, an error in a test's handler looks like a dead connection; the cause is in the log. */
function hand(call: WireCall, finish: (answer: WireAnswer) => void): void {
  if (!handler) throw new Error(`No fake network answers ${call.method} ${call.address}`);
  handler(call).then(finish, (error: unknown) => {
    console.error(error);
    finish("cut off");
  });
}

/**
 * Replaces the browser's XMLHttpRequest, which axios's adapter uses: tests run the whole HTTP layer of the product,
 * including its failure messages, and nothing in the product knows that it is tested.
 */
class FakeRequest {
  readyState = 0;
  status = 0;
  statusText = "";
  response: string | Blob = "";
  responseText = "";
  responseURL = "";
  responseType = "";
  timeout = 0;
  withCredentials = false;
  onloadend: (() => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onabort: (() => void) | null = null;
  ontimeout: (() => void) | null = null;
  readonly #headers = new Map<string, string>();
  #method = "GET";
  #address = "";
  #answerHeaders = "";
  #isOver = false;

  open(method: string, address: string): void {
    this.#method = method.toUpperCase();
    this.#address = address;
    this.readyState = 1;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name.toLowerCase(), value);
  }

  getAllResponseHeaders(): string {
    return this.#answerHeaders;
  }

  abort(): void {
    this.#isOver = true;
    this.onabort?.();
  }

  addEventListener(): void {}

  send(body: string | FormData | null): void {
    const call = { method: this.#method, address: this.#address, headers: this.#headers, body: body ?? null };
    hand({ ...call, hasCookies: true }, (answer) => this.#finish(answer));
  }

  #finish(answer: WireAnswer): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.readyState = 4;
    if (answer === "cut off") {
      this.onerror?.(new Event("error"));
      return;
    }
    const headers = { "content-type": "application/json", ...answer.headers };
    this.#answerHeaders = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\r\n");
    this.status = answer.status;
    this.responseText = JSON.stringify(answer.body);
    this.response = this.responseType === "blob" ? new Blob([this.responseText]) : this.responseText;
    this.onloadend?.();
  }
}
