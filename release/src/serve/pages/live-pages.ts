import { readAreaPatience } from "@mandi/shared/contract/area-patience";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { ReleaseStore } from "../../store/release-store";
import { noPins, withPins } from "../pins/pinned-versions";
import { firstDataLinks } from "./first-data";
import { tagsOf } from "./head-tags";
import { type LivePagesOptions, LiveReleases } from "./live-releases";
import { composePage, findRoute, isPublic, personalise, type Visitor } from "./page";
import { pageDocument, trialsOf } from "./page-document";
import type { HeadAnswer } from "./page-heads";
import { pageHeaders } from "./security-headers";
import { setHeader } from "./set-header";

/**
 * Pages of what is live now. A revision is composed once; every page load checks the store for a newer one, and page loads
 * that arrive meanwhile share that check. The served revision stays when the store cannot be read, does not answer, was put
 * back to an older state, or has a pointer that is not trusted or has expired.
 */
export function livePages(store: ReleaseStore, options: LivePagesOptions = {}) {
  const releases = new LiveReleases(store, options);
  const patienceMs = readAreaPatience(options.environment?.["AREA_PATIENCE_MS"]);
  return {
    /** @param pins of the visitor */
    async document(pins = noPins): Promise<ReleaseDocument> {
      const { document } = await releases.live();
      return withPins(document, pins);
    },

    /** @param visitor whose bucket, role and pins decide what they get */
    async headers({ bucket, pins = noPins }: Omit<Visitor, "role">): Promise<Readonly<Record<string, string>>> {
      const { document, hasModules } = await releases.live();
      const isModule = [...pins.values()].some(({ format }) => format === "module");
      return { ...pageHeaders(hasModules || isModule), "Release-Set": setHeader(withPins(document, pins), bucket) };
    },

    /** @param askHead called for public pages only: the others are not indexed. */
    async page(pathname: string, visitor: Visitor, askHead: () => Promise<HeadAnswer>): Promise<string> {
      const { pins = noPins, bucket, role } = visitor;
      const { document: everybodys, shell, template, pages } = await releases.live();
      const document = withPins(everybodys, pins);
      const found = findRoute(document, pathname, visitor);
      const route = found ? [found.version.version, found.route.path] : [];
      const pinned = [...pins.values()].map(({ version }) => version);
      const key = [role, ...pinned, ...trialsOf(document, visitor), ...route].join(" ");
      const page = pages.get(key) ?? composePage(template, shell, pageDocument(document, visitor), found, patienceMs);
      pages.set(key, page);
      const head = isPublic(document, pathname) ? await askHead() : "nothing";
      return personalise(page, bucket, tagsOf(head, found?.route.title), firstDataLinks(found, pathname, visitor));
    },
  };
}

export type LivePages = ReturnType<typeof livePages>;
