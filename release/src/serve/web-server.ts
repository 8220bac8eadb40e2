import { mkdir } from "node:fs/promises";
import path from "node:path";
import compress from "@fastify/compress";
import serveStatic from "@fastify/static";
import { releaseTag } from "@mandi/shared/contract/release/release-tag";
import Fastify, { type FastifyInstance } from "fastify";
import { neverBack } from "../store/signature/never-back";
import type { SignedStore } from "../store/signature/signed-store";
import { serveApiBehind } from "./api/api-behind";
import { serveAreaReports } from "./field/area-reports";
import { serveCspReports } from "./field/csp-reports";
import { keepRenewed } from "./keep-renewed";
import { type LivePages, livePages } from "./pages/live-pages";
import { pageHeads } from "./pages/page-heads";
import { strictTransportSecurity } from "./pages/security-headers";
import { servePages } from "./pages/serve-pages";
import { serveSiteFiles } from "./pages/site-files";
import { servePins } from "./pins/serve-pins";
import { answerFaults } from "./requests/answer-faults";
import { drainBeforeClose } from "./requests/drain";
import { finishEarlyAnswers } from "./requests/early-answers";
import { limitOptions, limitRequests, type RequestLimits, requestLimits } from "./requests/request-limits";
import { serveTestPermits } from "./testers/test-permits";
import { serveTestVersions } from "./testers/test-versions";
import { keepTrials } from "./trial/keep-trials";
import { fileAt } from "./versions/file-at";
import { type PublishedVersions, publishedVersions } from "./versions/published-versions";
import { serveSignatures } from "./versions/serve-signatures";
import { versionCopies } from "./versions/version-copies";

export interface WebServerOptions {
  readonly store: SignedStore;
  /** Folder that versions are served from: the store's own, or one for copies when the store is a bucket. */
  readonly storeFolder: string;
  /** Where the api listens, `http://127.0.0.1:4000`. */
  readonly apiUrl: string;
  /** Addresses and networks of the proxies in front of this server; none by default (`TRUSTED_PROXIES`). */
  readonly trustedProxies?: readonly string[];
  /** How long requests may still run when the server is closed. */
  readonly drainMs?: number;
  /** Tests set shorter limits. */
  readonly limits?: RequestLimits;
  /** Where `RELEASE_EXPIRED` and `AREA_PATIENCE_MS` are looked up; the process's own by default. */
  readonly environment?: NodeJS.ProcessEnv;
  /** The clock for the pointer's expiry; the machine's by default. */
  readonly now?: () => Date;
  /** Adds what else is served on the same origin; `acting` is the store for everything that takes steps. */
  readonly addRoutes?: (server: FastifyInstance, acting: SignedStore) => Promise<void>;
}

/** A version never changes, so its files never need to be fetched twice. */
const immutable = { maxAge: "365d", immutable: true } as const;

/** The release document is compressed per request: only above a worthwhile size, at a fast level. */
const compressed = { compress: { threshold: 256 } };

/** Serves the composed product on one origin: pages, versions, `/release.json`, and the api behind it. Does not listen. */
export async function buildWebServer(options: WebServerOptions): Promise<FastifyInstance> {
  const { store, storeFolder, apiUrl, environment = process.env, now = () => new Date() } = options;
  const { trustedProxies = [], drainMs = 3_000, limits = requestLimits, addRoutes } = options;
  const server = Fastify({
    logger: false,
    ...limitOptions(limits),
    forceCloseConnections: true, // Closes what is left after draining: idle connections.
    return503OnClosing: false, // `drainBeforeClose` answers then.
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { ignoreTrailingSlash: true },
  });
  /** Pages are served from whatever is readable; permissions are decided by the newest step only. */
  const acting = neverBack(store, storeFolder);
  const published = publishedVersions(store, storeFolder);
  const pages = livePages(store, { published, acting, now, environment });
  finishEarlyAnswers(server, limits);
  limitRequests(server, limits);
  drainBeforeClose(server, drainMs);
  answerFaults(server); // Set first: a scope inherits the handler that exists when it is created.
  await server.register(compress, { global: false });

  const copyVersion = versionCopies(store, storeFolder);
  server.addHook("onRequest", async (request, reply) => {
    reply.header("X-Content-Type-Options", "nosniff");
    await copyVersion(request.url);
    if (request.protocol === "https") reply.header("Strict-Transport-Security", strictTransportSecurity);
  });

  await serveVersions(server, storeFolder, published);
  keepRenewed(server, acting, now);
  keepTrials(server, acting, storeFolder, now);

  serveAreaReports(server, { store: acting, storeFolder, document: pages.document });
  serveCspReports(server);
  serveSignatures(server, store);
  serveTestVersions(server, acting, now);
  serveTestPermits(server, acting, now);
  servePins(server, acting, now);
  await addRoutes?.(server, acting);
  await serveApiBehind(server, apiUrl, limits);
  serveSiteFiles(server, apiUrl);

  serveRelease(server, pages);
  servePages(server, pages, pageHeads(apiUrl));
  return server;
}

/** Serves the files of versions, but only those that were published. */
async function serveVersions(
  server: FastifyInstance,
  storeFolder: string,
  published: PublishedVersions,
): Promise<void> {
  for (const folder of ["areas", "shell"]) {
    // The file server refuses a folder that does not exist yet.
    await mkdir(path.join(storeFolder, folder), { recursive: true });
    await server.register(async (scope) => {
      scope.addHook("onRequest", async (request, reply) => {
        const asked = fileAt(request.url);
        if (asked && (await published.mayServe(asked.unit, asked.version, asked.file))) return undefined;
        return reply.code(404).header("Cache-Control", "no-store").send();
      });
      await scope.register(serveStatic, {
        root: path.join(storeFolder, folder),
        prefix: `/${folder}/`,
        decorateReply: false,
        preCompressed: true,
        index: false,
        dotfiles: "ignore",
        ...immutable,
      });
    });
  }
}

/** The release document, which tabs poll to learn whether their set is still the live one. */
function serveRelease(server: FastifyInstance, pages: LivePages): void {
  server.get("/release.json", compressed, async (request, reply) => {
    const document = await pages.document(await pages.pinsFor(request.headers.cookie));
    const tag = releaseTag(document);
    reply.header("Cache-Control", "no-store").header("ETag", tag);
    if (request.headers["if-none-match"] === tag) return reply.code(304).send();
    return document;
  });
}
