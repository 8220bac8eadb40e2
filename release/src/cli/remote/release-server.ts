import type { FastifyInstance } from "fastify";
import { buildWebServer, type WebServerOptions } from "../../serve/web-server";
import type { SmokeLimits } from "../smoke/smoke-apart";
import { serveReleaseInterface } from "./release-interface";

interface ReleaseServerOptions extends WebServerOptions {
  /** Where another program opens the store; its folder by default. */
  readonly storeAddress?: string;
  /** What a smoke may take here, where it is not the usual. */
  readonly smokeLimits?: SmokeLimits;
}

/** The web server with the release interface: what `pnpm serve:web` and `npm start` run. `environment` may hold `RELEASE_TOKEN`. */
export function buildReleaseServer(options: ReleaseServerOptions): Promise<FastifyInstance> {
  const { store, storeFolder, storeAddress = storeFolder, smokeLimits, apiUrl, environment = process.env } = options;
  const addRoutes = (server: FastifyInstance) =>
    serveReleaseInterface(server, { store, storeFolder, storeAddress, smokeLimits, apiUrl, environment });
  return buildWebServer({ ...options, addRoutes });
}
