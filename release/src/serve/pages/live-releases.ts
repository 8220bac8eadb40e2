import { randomUUID } from "node:crypto";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { composeSet, hasModules, releaseDocument } from "../../plan/set/composed-set";
import { expiredWords, isExpired } from "../../store/expiry";
import { sha384 } from "../../store/files/sha384";
import type { Revision } from "../../store/release-state";
import type { ReleaseStore } from "../../store/release-store";
import { PointerForged, type SignedStore } from "../../store/signature/signed-store";
import { type GivenPins, givenPins, nobodysPins } from "../pins/pinned-versions";
import type { PublishedVersions } from "../versions/published-versions";

export interface LiveRelease {
  /** Identifies the revision and its set: pages are composed again when it changes. */
  readonly key: string;
  /** Identifies it in this process. */
  readonly id: string;
  readonly document: ReleaseDocument;
  readonly hasModules: boolean;
  readonly shell: ShellManifest;
  readonly template: string;
  readonly pins: GivenPins;
  /** Pages composed so far, by role, trials and route. */
  readonly pages: Map<string, string>;
}

const nothingYet = "Nothing is live yet: publish and promote the shell and the areas first";
const untrusted = "What is in the release store cannot be trusted; see the server's log";

/** Nothing has been promoted yet, or nothing that may be served. */
export class NothingLive extends Error {
  override readonly name = "NothingLive";
}

/** What a server needs beyond composing; a smoke uses none of it. */
export interface LivePagesOptions {
  /** Without it nothing is checked: whatever the store contains is composed. */
  readonly published?: PublishedVersions;
  /** The store whose pins are given. */
  readonly acting?: SignedStore;
  readonly now?: () => Date;
  /** Where `RELEASE_EXPIRED` and `AREA_PATIENCE_MS` may be set. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** A file that is damaged while a server runs is noticed by the first page load this long after the last check. */
const lookEveryMs = 1000;

/** When the store has not answered within this time, what is known is served while reading continues. */
const waitForLookMs = 1000;

/** Reads what is live, and keeps what was served. */
export class LiveReleases {
  readonly #store: ReleaseStore;
  readonly #options: LivePagesOptions;
  #current: LiveRelease | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #told = "";
  #looking: { readonly since: number; readonly done: Promise<void> } | undefined;

  constructor(store: ReleaseStore, options: LivePagesOptions) {
    this.#store = store;
    this.#options = options;
  }

  /** @throws NothingLive, or what reading the store throws while nothing was served yet */
  async live(): Promise<LiveRelease> {
    const { since, done } = this.#look();
    if (!this.#current) await done;
    else if (!(await isDoneWithin(done, since + waitForLookMs - performance.now()))) this.#tell(tooSlow(this.#current));
    if (!this.#current) throw new NothingLive(this.#told === nothingYet ? this.#told : untrusted);
    return this.#current;
  }

  #look() {
    this.#looking ??= {
      since: performance.now(),
      done: this.#adopt()
        .then((trouble) => this.#tell(trouble))
        .finally(() => {
          this.#looking = undefined;
        }),
    };
    return this.#looking;
  }

  /** Composes the newest pointer, unless it must not be taken as current; then reports why. */
  async #adopt(): Promise<string> {
    try {
      const latest = await this.#store.readLatest();
      if (!latest) return nothingYet;
      const trouble = this.#troubleWith(latest);
      if (this.#isToBeServed(latest, trouble)) this.#current = await this.#composed(latest);
      return trouble;
    } catch (error) {
      if (!this.#current && !(error instanceof PointerForged)) throw error;
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Reported once for each problem, not once for each page. */
  #tell(trouble: string): void {
    if (trouble !== "" && trouble !== this.#told) process.stderr.write(`${trouble}\n`);
    this.#told = trouble;
  }

  /** Why a pointer is not taken as current; empty when it is. */
  #troubleWith(latest: Revision): string {
    const { now = () => new Date() } = this.#options;
    const served = this.#current?.document.revision ?? 0;
    if (latest.revision < served)
      return `The store went back to revision ${latest.revision}; ${served} is still served. After a restore, restart the web server.`;
    return isExpired(latest, now()) ? `${expiredWords(latest)} The revision served so far stays live.` : "";
  }

  /** A server that has served nothing yet has nothing but an expired pointer: docs/decisions/0002-signed-pointer.md. */
  #isToBeServed(latest: Revision, trouble: string): boolean {
    if (trouble === "" || this.#current?.document.revision === latest.revision) return true;
    return this.#current === null && this.#options.environment?.["RELEASE_EXPIRED"] !== "refuse";
  }

  async #composed(latest: Revision): Promise<LiveRelease> {
    const isKnown = this.#current?.document.revision === latest.revision;
    if (this.#current && isKnown && performance.now() - this.#lookedAt < lookEveryMs) return this.#current;
    const servable = (await this.#options.published?.servableSet(latest)) ?? latest.live;
    this.#lookedAt = performance.now();
    const { acting } = this.#options;
    const pins = acting && latest.pins?.length ? await givenPins(acting) : nobodysPins;
    const key = JSON.stringify([latest.revision, servable]);
    if (this.#current?.key === key) return { ...this.#current, pins };
    const set = await composeSet(this.#store, servable, latest.manifests);
    const { shell } = set;
    if (!shell) throw new NothingLive("No shell is live yet: publish and promote it first");
    const template = await this.#store.readFile("shell", shell.version, shell.page);
    if (sha384(template) !== shell.integrity[shell.page]) throw new NothingLive(untrusted);
    return {
      key,
      id: randomUUID(),
      document: releaseDocument(set, latest),
      hasModules: hasModules(set),
      shell,
      template: template.toString("utf8"),
      pins,
      pages: new Map(),
    };
  }
}

async function isDoneWithin(done: Promise<void>, waitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(0, waitMs));
  });
  return Promise.race([done.then(() => true), over]).finally(() => clearTimeout(timer));
}

function tooSlow({ document: { revision } }: LiveRelease): string {
  return `The release store does not answer. Revision ${revision} is still served.`;
}
