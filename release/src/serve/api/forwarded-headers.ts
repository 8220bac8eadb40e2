import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";

/** Hop-by-hop headers: they concern one connection, and each side of the web server has its own. */
const ofTheConnection = ["connection", "expect", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade"];

type Asked = Pick<FastifyRequest, "method" | "ip" | "protocol" | "host">;

const without = <Headers extends object>(headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Headers;

/**
 * The headers sent to the api. The api limits calls per address and trusts the forwarded headers of this server only, so a
 * caller's own are replaced. A read has no body, whatever its headers claim: a length without a body would keep the api
 * waiting.
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

/**
 * The api's headers that are passed on to the caller; only this server knows whether the connection to the browser is
 * encrypted.
 */
export function headersForCaller(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return without(headers, [...ofTheConnection, "strict-transport-security"]);
}
