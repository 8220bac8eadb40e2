import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp, type ServerResponse } from "node:http";
import { request as requestHttps } from "node:https";

/** Hop-by-hop headers. */
const ofTheConnection = ["connection", "keep-alive", "transfer-encoding", "upgrade", "host"];

/**
 * Passes a request on to another origin and its answer back, as if the page had been served there: `Origin` and `Referer`
 * name that origin, redirects stay here. Cookies are passed unchanged: browsers keep a `__Host-` cookie on http://localhost
 * too, and it names no domain to rewrite.
 */
export function passOn(request: IncomingMessage, response: ServerResponse, target: URL): void {
  const own = `http://${request.headers.host}`;
  const send = target.protocol === "https:" ? requestHttps : requestHttp;
  const outgoing = send(target, { method: request.method, headers: headersFor(request.headers, own, target) });
  outgoing.once("response", (answer) => {
    const headers = without(answer.headers, ["strict-transport-security", ...ofTheConnection]);
    const { location } = answer.headers;
    if (location?.startsWith(target.origin)) headers["location"] = location.slice(target.origin.length);
    response.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(response);
  });
  outgoing.once("error", (error) => {
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(502, { "Content-Type": "text/plain" })
        .end(`${target.origin} does not answer: ${error.message}`);
  });
  response.once("close", () => outgoing.destroy());
  request.pipe(outgoing);
}

function headersFor(headers: IncomingHttpHeaders, own: string, { origin, host }: URL): IncomingHttpHeaders {
  const kept = without(headers, ofTheConnection);
  for (const name of ["origin", "referer"] as const) {
    const value = headers[name];
    if (value?.startsWith(own)) kept[name] = origin + value.slice(own.length);
  }
  return { ...kept, host };
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
