import type { APIResponse, CDPSession, Page } from "playwright-core";

/** A stopped request, as far as it is used here. */
export interface Paused {
  readonly requestId: string;
  readonly resourceType: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly postData?: string;
  };
}

/** An answer: 200 with nothing in it unless it says more; `json` instead of `body`, or both instead of those of `like`. */
interface Given {
  readonly status?: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly json?: unknown;
  /** Begins with the product's answer. */
  readonly like?: APIResponse;
}

type Failure = "ConnectionRefused" | "ConnectionReset" | "Failed" | "NameNotResolved";

/** A request of a page that is answered instead of by the product. */
export interface Asked {
  readonly url: URL;
  readonly method: string;
  /** What it sends; the browser says it of a beacon too. */
  readonly body: string;
  readonly answer: (given: Given) => Promise<void>;
  /** Leaves it to an earlier rule, or to the product. */
  readonly passOn: () => Promise<void>;
  readonly fail: (reason?: Failure) => Promise<void>;
  /** The product's answer, whole: never that nothing has changed. */
  readonly askProduct: () => Promise<APIResponse>;
}

export function askedOf(page: Page, browser: CDPSession, paused: Paused, passOn: () => Promise<void>): Asked {
  const { requestId, request } = paused;
  const { url, method, headers, postData = "" } = request;
  return {
    url: new URL(url),
    method,
    body: postData,
    passOn,
    async answer(given) {
      await browser.send("Fetch.fulfillRequest", { requestId, ...(await writtenOut(given)) });
    },
    async fail(errorReason = "Failed") {
      await browser.send("Fetch.failRequest", { requestId, errorReason });
    },
    askProduct() {
      const sent = Object.entries(headers).filter(([name]) => name.toLowerCase() !== "if-none-match");
      const data = postData === "" ? {} : { data: postData };
      // A read may be repeated when the product closes a kept connection at the moment when this one uses it.
      const maxRetries = method === "GET" ? 2 : 0;
      const options = { method, headers: Object.fromEntries(sent), maxRedirects: 0, maxRetries, ...data };
      return page.context().request.fetch(url, options);
    },
  };
}

/** Headers about how an answer travelled, which is not how it is given here. */
const ofTheJourney = new Set(["content-encoding", "content-length", "transfer-encoding"]);

async function writtenOut({ status, type, headers = {}, body, json, like }: Given) {
  const text = json === undefined ? (body ?? (await like?.body()) ?? "") : JSON.stringify(json);
  const given = new Map(like?.headersArray().map(({ name, value }) => [name.toLowerCase(), value]));
  for (const name of ofTheJourney) given.delete(name);
  if (json !== undefined) given.set("content-type", "application/json");
  if (type !== undefined) given.set("content-type", type);
  for (const [name, value] of Object.entries(headers)) given.set(name.toLowerCase(), value);
  return {
    responseCode: status ?? like?.status() ?? 200,
    responseHeaders: [...given].map(([name, value]) => ({ name, value })),
    body: Buffer.from(text).toString("base64"),
  };
}
