import Fastify, { type FastifyInstance } from "fastify";

/** Calls that the api of `earlyApi` answers before it has read their body. */
export const earlyAnswers = [
  ["/api/signed-out", 401],
  ["/api/too-many", 429],
  ["/api/nowhere", 404],
] as const;

/**
 * An api that treats bodies as the product's own does: 64 KB at most, refusals before the body is read, files streamed. It
 * listens on its own port.
 */
export async function earlyApi(): Promise<{ readonly api: FastifyInstance; readonly url: string }> {
  const api = Fastify({ bodyLimit: 64 * 1024, keepAliveTimeout: 72_000, forceCloseConnections: true });
  for (const [path, status] of earlyAnswers) {
    if (status === 404) continue;
    api.post(path, {
      onRequest: async (_request, reply) => reply.code(status).send({ code: `refused ${status}` }),
      handler: async () => ({}),
    });
  }
  api.post("/api/echo", async ({ body }) => ({ bytes: JSON.stringify(body).length }));
  api.get("/api/visitor/:number", async ({ params }) => params);
  await api.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser("*", (_request, body, done) => done(null, body));
    files.post("/api/upload", async ({ raw, headers }, reply) => {
      if (headers.authorization === undefined) return reply.code(401).send({ code: "signed_out" });
      let bytes = 0;
      for await (const part of raw) bytes += part.length;
      return { bytes };
    });
  });
  const url = await api.listen({ host: "127.0.0.1", port: 0 });
  return { api, url };
}
