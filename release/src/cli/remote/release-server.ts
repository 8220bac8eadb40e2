import type { FastifyInstance } from "fastify";
import { readPolicy } from "../../plan/environment/policy";
import type { IdentitySource } from "../../plan/token/token";
import { serveConsole } from "../../serve/console/serve-console";
import { buildWebServer, type WebServerOptions } from "../../serve/web-server";
import { serveReleaseInterface } from "./release-interface";
import type { UploadLimits } from "./uploads";

interface ReleaseServerOptions extends WebServerOptions {
  /** The address at which another process opens the store; its folder by default. */
  readonly storeAddress?: string;
  /** Who may release besides holders of a token of the store. */
  readonly sources?: readonly IdentitySource[];
  /** How much a token may upload before it publishes, if not the default. */
  readonly uploadLimits?: UploadLimits;
}

/** The web server with the release interface and its console: what `pnpm serve:web` and `npm start` run. */
export function buildReleaseServer(options: ReleaseServerOptions): Promise<FastifyInstance> {
  const { storeFolder, storeAddress = storeFolder, uploadLimits, apiUrl, sources = [], environment } = options;
  const policy = readPolicy(environment ?? process.env);
  const addRoutes: WebServerOptions["addRoutes"] = (server, store) => {
    serveConsole(server);
    return serveReleaseInterface(server, {
      store,
      storeFolder,
      storeAddress,
      uploadLimits,
      apiUrl,
      policy,
      sources,
    });
  };
  return buildWebServer({ ...options, addRoutes });
}
