import type { FastifyInstance } from "fastify";
import { Refusal } from "../errors";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route has a body; for other routes an empty one counts as none. */
    takesBody?: boolean;
  }
}

/**
 * Reads JSON. Browser clients declare JSON even when a call has no body: an empty body is then not an error where
 * none was expected.
 */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.removeContentTypeParser("application/json");
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length > 0) void parse(request, String(body), done);
    else if (request.routeOptions.config.takesBody) done(new Refusal("malformed"));
    else done(null, undefined);
  });
}
