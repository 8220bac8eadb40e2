import { Unread, UnreadAnswer, unreadEvent } from "@mandi/shared/browser/unread";
import { readOrNull } from "@mandi/shared/contract/read";
import type { MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import { http } from "@mandi/shared/http";
import { writtenEvent } from "@mandi/shared/http/written";
import { shell } from "@mandi/shared/messages/shell";
import { poll } from "@mandi/shared/query/poll";
import { roleOf, sessionStore } from "@mandi/shared/session";
import { createStore, useStore } from "zustand";
import { whenIdle } from "../frame/when-idle";
import { liveRelease } from "../release/live-release";
import type { Router } from "../routing/router";

/** A count is not fetched again within this time, so that not every navigation causes a call. */
const keepsMs = 30_000;

/**
 * A person who stays on a page must learn in time of a request whose window is an hour; each look costs one small call.
 */
const looksAgainMs = 60_000;

/** Counts that pages report are taken from the start; `open` lets them be fetched too, once the first screen is shown. */
export interface UnreadWatch {
  readonly open: () => void;
  readonly stop: () => void;
}

/** Writes that belong together, such as those of a form with files, are followed by one fetch. */
const afterWriteMs = 500;

/** The unread number, by the call that returns it. */
const counts = createStore<Readonly<Record<string, number>>>(() => ({}));

/** The only call that counts messages to read; the others count tasks that wait for the reader. */
const messagesCall = "/notification";

/** How many tasks wait behind these entries together: one number means one thing, so messages are counted at their own entry only. */
export function useWaiting(entries: readonly MenuEntry[]): number {
  return useUnread(entries.filter(({ unread }) => unread !== messagesCall));
}

/** What the number at an entry says to a screen reader. */
export function countWords({ unread }: Pick<MenuEntry, "unread">, count: number): string {
  return unread === messagesCall ? shell.unread(count) : shell.waiting(count);
}

/** The unread number of these entries together; 0 while unknown. */
export function useUnread(entries: readonly Pick<MenuEntry, "unread">[]): number {
  const known = useStore(counts);
  const calls = new Set(entries.flatMap(({ unread }) => unread ?? []));
  // A part is not counted again beside its whole.
  const counted = [...calls].filter((call) => wholeOf(call) === call || !calls.has(wholeOf(call)));
  return counted.reduce((sum, call) => sum + (known[call] ?? 0), 0);
}

/** A wait after the first screen: its calls go first, and what its page reports meanwhile need not be fetched. */
const afterFirstScreenMs = 200;

/**
 * Keeps the unread numbers of the menus. They are taken from what pages report, and fetched once the first screen is shown
 * (`open`), on navigation, when the tab becomes visible again, now and then while it is visible, after each write of the
 * person, and when somebody else logs in. A failure to fetch a number is ignored: the page itself reports failures.
 */
export function watchUnread(router: Pick<Router, "subscribe">): UnreadWatch {
  let isOpen = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  const toldAt = new Map<string, number>();
  let afterWrite: ReturnType<typeof setTimeout> | undefined;

  function ask(): void {
    const { token } = sessionStore.getState();
    if (!isOpen || token === null || document.hidden || isNew(askedAt)) return;
    askedAt = Date.now();
    for (const call of callsOf()) {
      if (isNew(toldAt.get(call))) continue;
      http.get(call, UnreadAnswer).then(
        ({ unread, unread_of = {} }) => {
          if (sessionStore.getState().token !== token) return;
          keep({ call, count: unread });
          for (const [part, count] of Object.entries(unread_of)) keep({ call: `${call}#${part}`, count });
        },
        () => undefined,
      );
    }
  }

  function forget(): void {
    askedAt = Number.NEGATIVE_INFINITY;
    toldAt.clear();
  }

  /** Sent by areas that may be older or newer than this shell. */
  function handleEvent(event: Event): void {
    const said = event instanceof CustomEvent ? readOrNull(Unread, event.detail) : null;
    if (said === null) return;
    toldAt.set(said.call, Date.now());
    keep(said);
  }

  function handleWrite(): void {
    clearTimeout(afterWrite);
    forget();
    afterWrite = setTimeout(ask, afterWriteMs);
  }

  let cancel = () => {};
  const leaveRouter = router.subscribe(({ navigation }) => {
    if (navigation.state === "idle") ask();
  });
  const leaveSession = sessionStore.subscribe((now, before) => {
    if (now.token === before.token) return;
    counts.setState({}, true);
    forget();
    cancel();
    cancel = whenIdle(ask);
  });
  const leaveTab = poll(looksAgainMs, async () => ask());
  window.addEventListener(unreadEvent, handleEvent);
  window.addEventListener(writtenEvent, handleWrite);
  return {
    open(): void {
      isOpen = true;
      cancel();
      cancel = whenIdle(ask, afterFirstScreenMs);
    },
    stop(): void {
      cancel();
      clearTimeout(afterWrite);
      leaveRouter();
      leaveSession();
      leaveTab();
      window.removeEventListener(unreadEvent, handleEvent);
      window.removeEventListener(writtenEvent, handleWrite);
    },
  };
}

const isNew = (at = Number.NEGATIVE_INFINITY): boolean => Date.now() - at < keepsMs;

function keep({ call, count }: Unread): void {
  counts.setState({ [call]: count });
}

/** The call of an entry that uses only part of its answer: `/my-turn` for `/my-turn#orders`. */
function wholeOf(call: string): string {
  return call.split("#", 1)[0] ?? call;
}

function callsOf(): ReadonlySet<string> {
  const role = roleOf(sessionStore.getState());
  const entries = Object.values(liveRelease.getState().areas).flatMap(({ menu }) => menu);
  return new Set(
    entries
      .filter(({ roles }) => roles.includes(role))
      .flatMap(({ unread }) => (unread === undefined ? [] : wholeOf(unread))),
  );
}
