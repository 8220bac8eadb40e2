import type { Role } from "@mandi/shared/contract/role";
import { roleOf, useSession } from "@mandi/shared/session";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useLiveRelease } from "../release/live-release";
import { retryInNewSet } from "../routing/new-set";
import { useSessionRound } from "../session/session-round";
import { AreaBoundary } from "./area-boundary";
import { AreaFailure } from "./area-failure";
import { giveUpWaiting, loadedPage, loadedPages, loadPage } from "./area-loader";
import { failureOf } from "./entering";
import { LeftPage } from "./left-page";
import { givenUp, giveUp } from "./loading/given-up";
import { LoadFailure } from "./loading/load-failure";
import { GiveUpWaiting } from "./loading/slow-part";
import { noteOnScreen } from "./on-screen";

interface AreaPageProps {
  readonly area: string;
  readonly path: string;
  /** The roles that may open it. */
  readonly roles: readonly Role[];
}

/**
 * One page of an area, or the card that replaces it. The route's loader has fetched the code. The moment a person's session
 * ends, the page disappears with its dialogs and everything it has loaded: for good where visitors may not be, otherwise a
 * fresh one takes its place.
 */
export function AreaPage({ area, path, roles }: AreaPageProps) {
  const round = useSessionRound();
  const [enteredIn] = useState(round);
  const role = useSession(roleOf);
  const live = useLiveRelease().areas[area];
  const page = usePage(area, path);
  const { retried, isTrying, handleRetry, loadAgain } = useRetry(area, path);
  const title = live?.title ?? area;

  /** The page failed because a lazy part is lost: the fall-back version, if there is one, takes its place. */
  function handleFailure({ kind, version: failed, isOffline }: LoadFailure): void {
    if (kind === "chunk" && !isOffline) giveUp(area, failed);
  }

  if (!page) {
    const failure = live?.disabled ? null : (retried ?? failureOf(area, path));
    return <AreaFailure title={title} failure={failure} isTrying={isTrying} onRetry={() => handleRetry(loadAgain)} />;
  }
  // Until the redirect to home or login is done.
  if (round !== enteredIn && !roles.includes(role)) return <LeftPage />;
  const { Component } = page;
  return (
    <AreaBoundary
      key={`${page.version} ${path} ${round}`}
      area={area}
      version={page.version}
      onFailure={handleFailure}
      fallback={(failure, retry) => (
        <AreaFailure title={title} failure={failure} isTrying={isTrying} onRetry={() => handleRetry(retry)} />
      )}
    >
      <GiveUpWaiting.Provider value={() => giveUpWaiting(area, page.version)}>
        <Component />
      </GiveUpWaiting.Provider>
    </AreaBoundary>
  );
}

/** The page being shown, once there is one. */
function usePage(area: string, path: string) {
  // On a slow network the page may arrive after the card: it then replaces the card by itself. Other pages that arrive change nothing
  // here: rendering the page that a person is about to leave would hold up the next one.
  const arrived = useStore(loadedPages, () => loadedPage(area, path));
  const [shown, setShown] = useState(arrived);
  // What is in use stays: a live version that arrives late does not replace a fall-back with the user's form in it.
  const page = shown ?? arrived;
  if (page && !shown) setShown(page);
  const version = page?.version;
  useEffect(() => {
    if (version !== undefined) noteOnScreen(area, version);
  }, [area, version]);

  const isGivenUp = useStore(givenUp, (versions) => version !== undefined && versions.has(version));
  useEffect(() => {
    // If the fall-back fails too, what is shown stays.
    if (isGivenUp) loadPage(area, path).then(setShown, () => undefined);
  }, [area, path, isGivenUp]);
  return page;
}

/** A retry in place, and why it failed. */
function useRetry(area: string, path: string) {
  const [retried, setRetried] = useState<LoadFailure | null>(null);
  const [isTrying, setIsTrying] = useState(false);

  async function handleRetry(retryInPlace: () => unknown): Promise<void> {
    setIsTrying(true);
    try {
      await retryInNewSet(area);
      await retryInPlace();
    } finally {
      setIsTrying(false);
    }
  }

  async function loadAgain(): Promise<void> {
    try {
      await loadPage(area, path);
      setRetried(null);
    } catch (error) {
      if (!(error instanceof LoadFailure)) throw error;
      setRetried(error);
    }
  }

  return { retried, isTrying, handleRetry, loadAgain };
}
