import type { FastifyInstance } from "fastify";
import { buildWebServer, type WebServerOptions } from "../../serve/web-server";
import { serveReleaseInterface } from "./release-interface";

/** The web server with the release interface: what `pnpm serve:web` and `npm start` run. `environment` may hold `RELEASE_TOKEN`. */
export function buildReleaseServer(options: WebServerOptions): Promise<FastifyInstance> {
  const { store, storeFolder, apiUrl, environment = process.env } = options;
  const addRoutes = (server: FastifyInstance) =>
    serveReleaseInterface(server, { store, storeFolder, apiUrl, environment });
  return buildWebServer({ ...options, addRoutes });
}
