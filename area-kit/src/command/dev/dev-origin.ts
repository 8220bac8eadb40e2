import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { areaVersion } from "@mandi/release/public/composed-set";
import { jsonForHtml } from "@mandi/release/public/escape";
import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { passOn } from "../../proxy/pass-on";
import { releaseOf } from "../../proxy/release-of";
import { send, sendFailure, sendFile } from "../send";

/** A build of the area and where its files are. */
export interface DevBuild {
  readonly manifest: AreaManifest;
  readonly folder: string;
}

/** Events in development are not reported to the product. */
const reports = ["/api/area-report", "/api/area-vitals", "/api/csp-report"];

const dataBlock = /(<script type="application\/json" id="mandi-release"[^>]*>)[\s\S]*?(<\/script>)/;

/**
 * The product at an address with one area from this machine: its pages, api and other areas are passed on, and its release
 * document names the newest build from here. Shell and area are both built for production, because development React and
 * production React do not mix.
 *
 * @param builds by version; the last is the newest
 */
export function devOrigin(product: string, builds: ReadonlyMap<string, DevBuild>): Server {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const own = ownFile(pathname, builds);
    if (own) sendFile(own, response);
    else if (reports.includes(pathname)) response.writeHead(204).end();
    else if (pathname === "/release.json") send(response, "application/json", JSON.stringify(await release()));
    else if (isPage(request, pathname)) await answerPage(request, response, pathname + search);
    else passOn(request, response, new URL(pathname + search, product));
  }

  async function release(): Promise<ReleaseDocument> {
    const theirs = await releaseOf(product);
    const { manifest } = [...builds.values()].at(-1) ?? {};
    if (!manifest) return theirs;
    const own = { title: manifest.title, ...areaVersion(manifest) };
    return { ...theirs, areas: { ...theirs.areas, [manifest.name]: own } };
  }

  /** The product's own page with another release document in it. */
  async function answerPage(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const { cookie = "", "accept-language": language = "en" } = request.headers;
    const headers = { cookie, "accept-language": language, accept: "text/html" };
    const page = await fetch(new URL(address, product), { headers, redirect: "manual" });
    const text = await page.text();
    const document = jsonForHtml(await release());
    const [{ manifest } = { manifest: undefined }] = [...builds.values()];
    const withoutLive = text.replaceAll(new RegExp(`<link[^>]*href="/areas/${manifest?.name}/[^>]*>`, "g"), "");
    for (const name of ["content-security-policy", "location"]) {
      const value = page.headers.get(name);
      if (value) response.setHeader(name, value.replace(product, ""));
    }
    response.statusCode = page.status;
    send(
      response,
      "text/html; charset=utf-8",
      withoutLive.replace(dataBlock, (_all, open, close) => open + document + close),
    );
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => sendFailure(response, error));
  });
}

function isPage({ method, headers }: IncomingMessage, pathname: string): boolean {
  return (
    method === "GET" &&
    !!headers.accept?.includes("text/html") &&
    !/^\/(?:api|media|areas|shell|emulator)\//.test(pathname)
  );
}

/** `/areas/NAME/VERSION/FILE` of a build of this machine. */
function ownFile(pathname: string, builds: ReadonlyMap<string, DevBuild>): string | null {
  const [, areas, name, version = "", ...rest] = pathname.split("/");
  const build = builds.get(version);
  if (areas !== "areas" || build?.manifest.name !== name) return null;
  const file = rest.join("/");
  const isPublished = file in (build?.manifest.integrity ?? {});
  return build && isPublished ? path.join(build.folder, file) : null;
}
