import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { areaVersion } from "@mandi/release/public/composed-set";
import { composePage, personalise } from "@mandi/release/public/page";
import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { entranceOf, factsOf, panelOf } from "../../alone/emulated-page";
import { type EmulatedPerson, personFor, stranger } from "../../alone/people";
import { passOn } from "../../proxy/pass-on";
import { send, sendFailure, sendFile } from "../send";

export interface AloneProduct {
  readonly shell: ShellManifest;
  readonly shellFolder: string;
  readonly emulator: () => Promise<string>;
  /** The latest build of the area; null before the first. */
  readonly area: () => AreaManifest | null;
  /** The initial person; by default one who may open the area's first page. */
  readonly person: EmulatedPerson | undefined;
}

/** The bucket of a browser that is in no trial. */
const bucket = 99;

/**
 * The parts of a product that an area needs to be viewed: the kit's shell, its page with one area in the release document
 * and a panel in the corner, and calls answered from examples. The caller serves the area's files (`dev-origin.ts`).
 */
export function aloneProduct({ shell, shellFolder, emulator, area, person }: AloneProduct): Server {
  const shellBase = `/shell/${shell.version}/`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const file = pathname.startsWith(shellBase) ? pathname.slice(shellBase.length) : "";
    if (file in shell.integrity) sendFile(path.join(shellFolder, file), response);
    else if (pathname === "/release.json") send(response, "application/json", JSON.stringify(documentOf(area())));
    else if (/^\/(?:api|media|emulator)\//.test(pathname)) {
      passOn(request, response, new URL(pathname + search, await emulator()));
    } else await answerPage(request, response);
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const document = documentOf(area());
    const first = area()?.routes.find((route) => !route.path.includes(":"));
    const entrance = entranceOf(request, person ?? personFor(first?.roles ?? []) ?? stranger);
    if (entrance !== undefined) {
      response.writeHead(303, { Location: entrance, "Cache-Control": "no-store" }).end();
      return;
    }
    const template = await readFile(path.join(shellFolder, shell.page), "utf8");
    const title = "<title>Mandi (development)</title>";
    const page = personalise(composePage(template, shell, document, null), bucket, [title], []);
    const facts = await factsOf(await emulator());
    const panel = panelOf(request, { words: `${area()?.name} from source, answers from examples`, facts, document });
    send(
      response,
      "text/html; charset=utf-8",
      page.replace("</body>", () => `${panel}</body>`),
    );
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => sendFailure(response, error));
  });
}

function documentOf(area: AreaManifest | null): ReleaseDocument {
  const areas = area ? { [area.name]: { title: area.title, ...areaVersion(area) } } : {};
  return { revision: 0, issuedAt: "", contract: contractVersion, areas };
}
