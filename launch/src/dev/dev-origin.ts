import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { entranceOf, factsOf, panelOf } from "@mandi/area-kit/alone/emulated-page";
import type { EmulatedPerson } from "@mandi/area-kit/alone/people";
import { passOn } from "@mandi/area-kit/pass-on";
import { releaseOf } from "@mandi/area-kit/release-of";
import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import type { LiveArea, ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { waitUntil } from "../process/wait-until";
import { badge, composeDevPage } from "./dev-page";
import { baseOf, type DevUnit, entryFile, liveFromSource, shutArea } from "./dev-units";

/** The source of everything that is not compiled here. */
export type Upstream =
  | { readonly kind: "api"; readonly url: string }
  /** A whole product that provides the other areas. */
  | { readonly kind: "product"; readonly url: string }
  /** Examples; all other areas are shut, and a first visit is made as this person. */
  | {
      readonly kind: "emulator";
      readonly url: string;
      readonly otherFolders: readonly string[];
      readonly person: EmulatedPerson;
    };

export type DevOriginOptions = {
  readonly checkout: string;
  readonly shell: DevUnit;
  readonly areas: readonly DevUnit[];
  readonly upstream: Upstream;
};

/** An emulator that is restarting after an example was saved is back within moments, and the page needs it at once. */
const backWithin = { withinMs: 10_000, everyMs: 50 };

/** One origin for the shell and areas from source, and the api or the rest of a product behind it: no CORS anywhere. */
export function createDevOrigin({ checkout, shell, areas, upstream }: DevOriginOptions): Server {
  const units = [shell, ...areas];
  const names = areas.map(nameOf).join(", ");

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const unit = units.find((candidate) => pathname.startsWith(baseOf(candidate)));
    if (unit) {
      const file = pathname.slice(baseOf(unit).length);
      passOn(request, response, new URL(`http://localhost:${unit.port}/${file}${search}`));
    } else if (["/api/area-report", "/api/area-vitals", "/api/csp-report"].includes(pathname)) {
      response.writeHead(204).end(); // Events in development are not reported to the product.
    } else if (pathname === "/release.json") {
      send(response, "application/json", JSON.stringify(await release()));
    } else if (/^\/(?:api|media|areas|emulator)\//.test(pathname)) {
      passOn(request, response, new URL(pathname + search, upstream.url));
    } else {
      await answerPage(request, response);
    }
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const entrance = upstream.kind === "emulator" ? entranceOf(request, upstream.person) : undefined;
    if (entrance !== undefined) {
      response.writeHead(303, { Location: entrance, "Cache-Control": "no-store" }).end();
      return;
    }
    const [template, document] = await Promise.all([readFile(join(checkout, "shell/page.html"), "utf8"), release()]);
    const shellScript = `${baseOf(shell)}static/js/shell.js`;
    const note = await noteOf(request, document);
    send(response, "text/html; charset=utf-8", composeDevPage({ template, shellScript, document, note }));
  }

  async function noteOf(request: IncomingMessage, document: ReleaseDocument): Promise<string> {
    if (upstream.kind === "api") return badge("all from source");
    if (upstream.kind === "product") return badge(`${names} from source, the rest from ${upstream.url}`);
    const facts = await waitUntil(() => factsOf(upstream.url), backWithin);
    return panelOf(request, { words: `${names} from source, answers from examples`, facts, document });
  }

  async function release(): Promise<ReleaseDocument> {
    const own = await Promise.all(areas.map(async (unit) => [nameOf(unit), await liveArea(unit)] as const));
    const theirs = await releaseBehind();
    return { ...theirs, areas: { ...theirs.areas, ...Object.fromEntries(own) } };
  }

  async function releaseBehind(): Promise<ReleaseDocument> {
    if (upstream.kind === "product") return releaseOf(upstream.url);
    const others = upstream.kind === "emulator" ? upstream.otherFolders : [];
    const shut = await Promise.all(others.map((folder) => shutArea(join(checkout, folder))));
    return { revision: 0, issuedAt: "", contract: contractVersion, areas: Object.fromEntries(shut) };
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const words = error instanceof Error ? error.message : String(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { "Content-Type": "text/plain; charset=utf-8" }).end(words);
    });
  });
}

/** The shell loads nothing without a hash, not even in development: it is computed from what the compiler serves now. */
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
