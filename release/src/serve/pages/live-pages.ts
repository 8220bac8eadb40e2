import { readAreaPatience } from "@mandi/shared/contract/area-patience";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { ReleaseStore } from "../../store/release-store";
import { noPins, type PinnedVersions, pinnedVersions, withPins } from "../pins/pinned-versions";
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
  const { now = () => new Date() } = options;
  return {
    /** The versions that are pinned for somebody with these cookies. */
    async pinsFor(cookies: string | undefined): Promise<PinnedVersions> {
      return pinnedVersions((await releases.live()).pins, cookies, now());
    },

    /** @param pins of the visitor */
    async document(pins = noPins): Promise<ReleaseDocument> {
      const { document } = await releases.live();
      return withPins(document, pins);
    },

    /** @param askHead called for public pages only: the others are not indexed. */
    async page(pathname: string, visitor: Visitor, askHead: () => Promise<HeadAnswer>): Promise<LivePage> {
      const { pins = noPins, bucket, role } = visitor;
      const { id, document: everybodys, hasModules, shell, template, pages } = await releases.live();
      const document = withPins(everybodys, pins);
      const found = findRoute(document, pathname, visitor);
      const route = found ? [found.version.version, found.route.path] : [];
      const pinned = [...pins.values()].map(({ version }) => version);
      const composed = [role, ...pinned, ...trialsOf(document, visitor), ...route].join(" ");
      const page =
        pages.get(composed) ?? composePage(template, shell, pageDocument(document, visitor), found, patienceMs);
      pages.set(composed, page);
      const head = isPublic(document, pathname) ? await askHead() : "nothing";
      const tags = tagsOf(head, found?.route.title);
      const data = firstDataLinks(found, pathname, visitor);
      const isModule = [...pins.values()].some(({ format }) => format === "module");
      return {
        key: [id, composed, bucket, ...tags, ...data].join(" "),
        text: () => personalise(page, bucket, tags, data),
        headers: { ...pageHeaders(hasModules || isModule), "Release-Set": setHeader(document, bucket) },
      };
    },
  };
}

/** A page of one revision, with the headers that its policy and its set need. */
export interface LivePage {
  /** Two pages with one key have one text. */
  readonly key: string;
  readonly text: () => string;
  readonly headers: Readonly<Record<string, string>>;
}

export type LivePages = ReturnType<typeof livePages>;
