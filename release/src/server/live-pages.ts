import type { ReleaseDocument } from "@mandi/shared/contract/release-document";
import type { ShellManifest } from "@mandi/shared/contract/shell-manifest";
import { composeSet, releaseDocument } from "../compose/composed-set";
import { tagsOf } from "../compose/head-tags";
import { composePage, findRoute, personalise, type Visitor } from "../compose/page";
import { PointerForged } from "../signature/signed-store";
import type { Revision } from "../store/live-set";
import type { ReleaseStore } from "../store/release-store";
import type { HeadAnswer } from "./page-heads";

interface LiveRelease {
  readonly document: ReleaseDocument;
  readonly shell: ShellManifest;
  readonly template: string;
  /** Pages composed so far, by route and by whether the role may open it. */
  readonly pages: Map<string, string>;
}

/** Nothing was promoted yet. */
export class NothingLive extends Error {
  override readonly name = "NothingLive";
}

/** Pages of what is live now. A revision is composed once; every page load asks the store whether there is a newer one. */
export function livePages(store: ReleaseStore) {
  let current: LiveRelease | null = null;
  let complained = "";

  async function live(): Promise<LiveRelease> {
    const latest = await readLatest();
    if (latest === "forged" && current) return current;
    if (latest === "forged") throw new NothingLive("The release pointer cannot be trusted; see the server's log");
    if (!latest) throw new NothingLive("Nothing is live yet: publish and promote the shell and the areas first");
    if (current?.document.revision !== latest.revision) {
      const set = await composeSet(store, latest.live);
      if (!set.shell) throw new NothingLive("No shell is live yet: publish and promote it first");
      const template = await store.readFile("shell", set.shell.version, set.shell.page);
      current = {
        document: releaseDocument(set, latest.revision, latest.at),
        shell: set.shell,
        template: template.toString("utf8"),
        pages: new Map(),
      };
    }
    return current as LiveRelease;
  }

  /** A pointer that nobody signed is not obeyed: what is served stays, and the log says why. */
  async function readLatest(): Promise<Revision | null | "forged"> {
    try {
      return await store.readLatest();
    } catch (error) {
      if (!(error instanceof PointerForged)) throw error;
      if (complained !== error.message) process.stderr.write(`${error.message}\n`);
      complained = error.message;
      return "forged";
    }
  }

  return {
    async document(): Promise<ReleaseDocument> {
      return (await live()).document;
    },

    async page(pathname: string, visitor: Visitor, head: HeadAnswer): Promise<string> {
      const { document, shell, template, pages } = await live();
      const found = findRoute(document, pathname, visitor);
      const key = found ? `${found.version.version} ${found.route.path}` : "";
      const page = pages.get(key) ?? composePage(template, shell, document, found);
      pages.set(key, page);
      return personalise(page, visitor.bucket, tagsOf(head, found?.route.title));
    },
  };
}
