import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { contractVersion } from "@mandi/shared/contract/contract-version";
import { read } from "@mandi/shared/contract/read";
import { type LiveArea, ReleaseDocument } from "@mandi/shared/contract/release-document";
import { composeDevPage } from "./dev-page";
import { baseOf, type DevUnit, entryFile, liveFromSource } from "./dev-units";
import { passOn } from "./pass-on";

export type DevOriginOptions = {
  readonly checkout: string;
  readonly shell: DevUnit;
  readonly areas: readonly DevUnit[];
  /** Where everything comes from that is not compiled here: a running product, or only its api. */
  readonly upstream: string;
  /** Whether the upstream is a whole product, whose other areas are shown. */
  readonly isProduct: boolean;
};

/** One origin for the shell and areas from source, and the api or the rest of a product behind it: no CORS anywhere. */
export function createDevOrigin(options: DevOriginOptions): Server {
  const { checkout, shell, areas, upstream, isProduct } = options;
  const units = [shell, ...areas];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const unit = units.find((candidate) => pathname.startsWith(baseOf(candidate)));
    if (unit) {
      const file = pathname.slice(baseOf(unit).length);
      passOn(request, response, new URL(`http://localhost:${unit.port}/${file}${search}`));
    } else if (["/api/area-report", "/api/area-vitals", "/api/csp-report"].includes(pathname)) {
      response.writeHead(204).end(); // What happens in development is no news of the product.
    } else if (pathname === "/release.json") {
      send(response, "application/json", JSON.stringify(await release()));
    } else if (/^\/(?:api|media|areas)\//.test(pathname)) {
      passOn(request, response, new URL(pathname + search, upstream));
    } else {
      send(response, "text/html; charset=utf-8", await page());
    }
  }

  async function page(): Promise<string> {
    const template = await readFile(join(checkout, "shell/page.html"), "utf8");
    const names = areas.map(({ order }) => (order.kind === "area" ? order.area : "shell"));
    const badge = isProduct ? `${names.join(", ")} from source, the rest from ${upstream}` : "all from source";
    return composeDevPage({
      template,
      shellScript: `${baseOf(shell)}static/js/shell.js`,
      document: await release(),
      badge,
    });
  }

  async function release(): Promise<ReleaseDocument> {
    const own = await Promise.all(areas.map(async (unit) => [nameOf(unit), await liveArea(unit)] as const));
    const theirs = isProduct ? await upstreamRelease(upstream) : emptyRelease;
    return { ...theirs, areas: { ...theirs.areas, ...Object.fromEntries(own) } };
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const words = error instanceof Error ? error.message : String(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { "Content-Type": "text/plain; charset=utf-8" }).end(words);
    });
  });
}

const emptyRelease: ReleaseDocument = { revision: 0, issuedAt: "", contract: contractVersion, areas: {} };

async function upstreamRelease(upstream: string): Promise<ReleaseDocument> {
  const answer = await fetch(new URL("/release.json", upstream), { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok)
    throw new Error(`${upstream}/release.json answers ${answer.status}: is a Mandi product running there?`);
  return read(ReleaseDocument, await answer.json());
}

/** The shell loads nothing without a hash, in development neither: it is taken from what the compiler serves now. */
async function liveArea(unit: DevUnit): Promise<LiveArea> {
  const answer = await fetch(`http://localhost:${unit.port}/${entryFile}`);
  const hash = createHash("sha384").update(Buffer.from(await answer.arrayBuffer()));
  return liveFromSource(unit, `sha384-${hash.digest("base64")}`);
}

function nameOf({ order }: DevUnit): string {
  return order.kind === "area" ? order.area : "shell";
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}
