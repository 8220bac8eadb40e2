import autocannon from "autocannon";
import type { Call, CallRequest } from "./calls";

/** The result of some seconds of load. */
export interface Load {
  readonly perSecond: number;
  /** Total number of answers. */
  readonly total: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were neither 2xx nor 304. */
  readonly refused: number;
  readonly notModified: number;
}

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second, evenly spread; by default as many as possible. */
  readonly perSecond?: number;
}

/** Sends a call over several connections at once, on each as soon as the previous answer has arrived. */
export async function loadCall(origin: string, call: Call, options: LoadOptions): Promise<Load> {
  const tag = call.isPoll ? await tagOf(origin, call.next()) : undefined;
  const result = await autocannon({
    url: origin,
    connections: options.connections,
    duration: options.seconds,
    ...(options.perSecond === undefined ? {} : { overallRate: options.perSecond }),
    requests: [
      {
        setupRequest: (request) => {
          const { method, path, headers, body } = call.next();
          const asked = tag === undefined ? headers : { ...headers, "if-none-match": tag };
          return { ...request, method, path, headers: asked, ...(body === undefined ? {} : { body }) };
        },
      },
    ],
  });
  const notModified = result.statusCodeStats?.["304"]?.count ?? 0;
  return {
    perSecond: result.requests.total / result.duration,
    total: result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx - notModified + result.errors,
    notModified,
  };
}

/** The ETag of the answer that a page would have; undefined when the api sends none. */
export async function tagOf(origin: string, { path, headers }: CallRequest): Promise<string | undefined> {
  const answer = await fetch(`${origin}${path}`, { headers });
  await answer.arrayBuffer();
  return answer.headers.get("etag") ?? undefined;
}
