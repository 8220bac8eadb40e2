import { readFile } from "node:fs/promises";
import path from "node:path";
import { preloadLink } from "@mandi/release/internal/page";
import { buildWebServer } from "@mandi/release/internal/web-server";
import { openStore } from "@mandi/release/public/open-store";
import { versionPath } from "@mandi/release/public/release-store";
import { read } from "@mandi/shared/contract/read";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import type { FastifyInstance } from "fastify";
import { OnePages, routesFile } from "../build/one-pages";

/**
 * The product's own web server with the one application as its shell and no areas: same headers, same compression. Only the
 * preload links of the route's files are added, which any server of a single application would send.
 */
export async function buildOneServer(storeFolder: string, dist: string, apiUrl: string): Promise<FastifyInstance> {
  const pages = read(OnePages, await jsonOf(path.join(dist, routesFile)));
  const { version } = read(ShellManifest, await jsonOf(path.join(dist, "shell.json")));
  const base = `/${versionPath("shell", version)}/`;
  const links = pages.routes.map(({ path: route, files }) => ({
    pattern: new RegExp(`^${route.replace(/:[A-Za-z]+/g, "[^/]+")}/?$`),
    html: files.map((file) => preloadLink(file, { base, integrity: pages.integrity })).join("\n    "),
  }));

  const server = await buildWebServer({ store: openStore(storeFolder), storeFolder, apiUrl });
  server.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || !String(reply.getHeader("content-type")).startsWith("text/html")) return payload;
    const { pathname } = new URL(request.url, "http://localhost");
    const found = links.find(({ pattern }) => pattern.test(pathname));
    return found ? payload.replace("</head>", () => `  ${found.html}\n  </head>`) : payload;
  });
  return server;
}

async function jsonOf(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}
