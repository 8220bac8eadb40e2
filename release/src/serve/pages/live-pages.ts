import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { composeSet, releaseDocument } from "../../plan/set/composed-set";
import { expiredWords, isExpired } from "../../store/expiry";
import { sha384 } from "../../store/files/sha384";
import type { Revision } from "../../store/release-state";
import type { ReleaseStore } from "../../store/release-store";
import { PointerForged } from "../../store/signature/signed-store";
import type { PublishedVersions } from "../versions/published-versions";
import { tagsOf } from "./head-tags";
import { composePage, findRoute, isPublic, personalise, type Visitor } from "./page";
import type { HeadAnswer } from "./page-heads";

interface LiveRelease {
  /** The revision and the set it was composed of: another key, other pages. */
  readonly key: string;
  readonly document: ReleaseDocument;
  readonly shell: ShellManifest;
  readonly template: string;
  /** Pages composed so far, by route and by whether the role may open it. */
  readonly pages: Map<string, string>;
}

const nothingYet = "Nothing is live yet: publish and promote the shell and the areas first";
const untrusted = "What is in the release store cannot be trusted; see the server's log";

/** Nothing was promoted yet, or nothing that may be served. */
export class NothingLive extends Error {
  override readonly name = "NothingLive";
}

/** What a server adds to bare composing; a smoke has none of it. */
export interface LivePagesOptions {
  /** Without it nothing is looked at: whatever the store has is composed. */
  readonly published?: PublishedVersions;
  readonly now?: () => Date;
  /** Where `RELEASE_EXPIRED` may stand. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** A file that is damaged while a server runs is seen by the first page load this long after the last look. */
const lookEveryMs = 1000;

/** A store that has not answered after so long is not waited for: what is known is served, and the look goes on. */
const waitForLookMs = 1000;

/**
 * Pages of what is live now. A revision is composed once; every page load asks the store whether there is a newer one, together
 * with those that come meanwhile. What was served stays when the store cannot be read, does not answer, was put back, or has a
 * pointer that cannot be trusted or has expired.
 */
export function livePages(store: ReleaseStore, options: LivePagesOptions = {}) {
  const { published, now = () => new Date(), environment = {} } = options;
  let current: LiveRelease | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let told = "";

  let looking: { readonly since: number; readonly done: Promise<void> } | undefined;

  async function live(): Promise<LiveRelease> {
    const { since, done } = look();
    if (!current) await done;
    else if (!(await isDoneWithin(done, since + waitForLookMs - performance.now()))) tell(tooSlow(current));
    if (!current) throw new NothingLive(told === nothingYet ? told : untrusted);
    return current;
  }

  function look() {
    const forget = () => {
      looking = undefined;
    };
    looking ??= { since: performance.now(), done: adopt().then(tell).finally(forget) };
    return looking;
  }

  /** Composes the newest pointer, unless it is not to be taken for the present one: then says why. */
  async function adopt(): Promise<string> {
    try {
      const latest = await store.readLatest();
      if (!latest) return nothingYet;
      const trouble = troubleWith(latest);
      if (isToBeServed(latest, trouble)) current = await composed(latest);
      return trouble;
    } catch (error) {
      if (!current && !(error instanceof PointerForged)) throw error;
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Once for each trouble, not once for each page. */
  function tell(trouble: string): void {
    if (trouble !== "" && trouble !== told) process.stderr.write(`${trouble}\n`);
    told = trouble;
  }

  /** Why a pointer is not simply taken for the present one; empty when it is. */
  function troubleWith(latest: Revision): string {
    const served = current?.document.revision ?? 0;
    if (latest.revision < served)
      return `The store went back to revision ${latest.revision}; ${served} is served on. After a restore, restart the web server.`;
    return isExpired(latest, now()) ? `${expiredWords(latest)} What was served is served on.` : "";
  }

  /** A server that has served nothing yet has only an expired pointer to go by: docs/decisions/0002-signed-pointer.md. */
  function isToBeServed(latest: Revision, trouble: string): boolean {
    if (trouble === "" || current?.document.revision === latest.revision) return true;
    return current === null && environment["RELEASE_EXPIRED"] !== "refuse";
  }

  async function composed(latest: Revision): Promise<LiveRelease> {
    const isKnown = current?.document.revision === latest.revision;
    if (current && isKnown && performance.now() - lookedAt < lookEveryMs) return current;
    const servable = (await published?.servableSet(latest)) ?? latest.live;
    lookedAt = performance.now();
    const key = JSON.stringify([latest.revision, servable]);
    if (current?.key === key) return current;
    const set = await composeSet(store, servable, latest.manifests);
    const { shell } = set;
    if (!shell) throw new NothingLive("No shell is live yet: publish and promote it first");
    const template = await store.readFile("shell", shell.version, shell.page);
    if (sha384(template) !== shell.integrity[shell.page]) throw new NothingLive(untrusted);
    return {
      key,
      document: releaseDocument(set, latest),
      shell,
      template: template.toString("utf8"),
      pages: new Map(),
    };
  }

  return {
    async document(): Promise<ReleaseDocument> {
      return (await live()).document;
    },

    /** @param askHead is asked for public pages only: of the others there is nothing to find. */
    async page(pathname: string, visitor: Visitor, askHead: () => Promise<HeadAnswer>): Promise<string> {
      const { document, shell, template, pages } = await live();
      const found = findRoute(document, pathname, visitor);
      const key = found ? `${found.version.version} ${found.route.path}` : "";
      const page = pages.get(key) ?? composePage(template, shell, document, found);
      pages.set(key, page);
      const head = isPublic(document, pathname) ? await askHead() : "nothing";
      return personalise(page, visitor.bucket, tagsOf(head, found?.route.title));
    },
  };
}

export type LivePages = ReturnType<typeof livePages>;

async function isDoneWithin(done: Promise<void>, waitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(0, waitMs));
  });
  return Promise.race([done.then(() => true), over]).finally(() => clearTimeout(timer));
}

function tooSlow({ document: { revision } }: LiveRelease): string {
  return `The release store does not answer. Revision ${revision} is served on.`;
}
