import type { FastifyInstance } from "fastify";
import { Refusal } from "../errors";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route has a body; of the others an empty one is as good as none. */
    takesBody?: boolean;
  }
}

/**
 * Reads JSON. Clients of browsers say that they send JSON also when a call has no body: nothing at all is then no mistake, where
 * nothing was expected.
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
