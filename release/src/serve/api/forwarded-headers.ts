import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";

/** Headers that are about one connection, not about the message: each side of the web server has its own connections. */
const ofTheConnection = ["connection", "expect", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade"];

type Asked = Pick<FastifyRequest, "method" | "ip" | "protocol" | "host">;

const without = <Headers extends object>(headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Headers;

/**
 * The headers sent to the api. It counts by address and trusts the forwarded headers of this server only, so what a caller
 * wrote there is replaced. A read has no body, whatever its caller says: a length without one would keep the api waiting.
 */
export function headersForApi(request: Asked, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return {
    ...without(headers, hasBody ? ofTheConnection : [...ofTheConnection, "content-length", "content-type"]),
    "x-forwarded-for": request.ip,
    "x-forwarded-proto": request.protocol,
    "x-forwarded-host": request.host,
  };
}

/** What the caller gets of the api's headers; whether the connection to the browser is encrypted, this server knows better. */
export function headersForCaller(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return without(headers, [...ofTheConnection, "strict-transport-security"]);
}
