import Fastify from "fastify";
import { claimedRole } from "../../serve/pages/claimed-role";
import { livePages } from "../../serve/pages/live-pages";
import { hasCode } from "../../store/error-code";
import type { ReleaseState } from "../../store/release-state";
import type { ReleaseStore } from "../../store/release-store";

export interface SmokeServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The last bucket: in a trial only when everybody is. */
const smokeBucket = 99;

const types: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  woff2: "font/woff2",
  webp: "image/webp",
  png: "image/png",
};

/**
 * The product as it would be with this set: the same composed pages and the same policy as the web server's, on a port of
 * its own. It counts no reports and takes no releases, so a smoke leaves no trace in the store.
 */
export async function startSmokeServer(store: ReleaseStore, live: ReleaseState): Promise<SmokeServer> {
  const revision = { revision: 1, at: new Date().toISOString(), who: "smoke", why: "", action: "smoke", live };
  const pages = livePages({ ...store, readLatest: async () => revision });
  const server = Fastify({ logger: false, forceCloseConnections: true });

  server.get<{ Params: { unit: string; version: string; "*": string } }>(
    "/areas/:unit/:version/*",
    async ({ params }, reply) => sendFile(reply, params.unit, params.version, params["*"]),
  );
  server.get<{ Params: { version: string; "*": string } }>("/shell/:version/*", async ({ params }, reply) =>
    sendFile(reply, "shell", params.version, params["*"]),
  );
  server.get("/release.json", async () => pages.document());
  server.get("/*", async (request, reply) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const visitor = { role: claimedRole(request.headers.cookie), bucket: smokeBucket };
    const { text, headers } = await pages.page(pathname, visitor, async () => null);
    return reply.headers(headers).type("text/html; charset=utf-8").send(text());
  });

  async function sendFile(
    reply: { type: (type: string) => unknown; callNotFound: () => unknown },
    unit: string,
    version: string,
    file: string,
  ): Promise<unknown> {
    const bytes = await store.readFile(unit, version, file).catch((error: unknown) => {
      // A store that does not answer is no fault of the candidate's.
      if (hasCode(error, "ENOENT", "ENOTDIR")) return null;
      throw error;
    });
    if (bytes === null) return reply.callNotFound();
    reply.type(types[file.split(".").at(-1) ?? ""] ?? "application/octet-stream");
    return bytes;
  }

  const url = await server.listen({ host: "localhost", port: 0 });
  return { url: `http://localhost:${new URL(url).port}`, stop: () => server.close() };
}
