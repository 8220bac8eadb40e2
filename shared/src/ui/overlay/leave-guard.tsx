import { useEffect, useRef } from "react";
import { type Location, useBlocker } from "react-router-dom";
import { isWithoutQuestion } from "../../browser/without-question";
import { common } from "../../messages/common";
import { Button } from "../controls/button";
import { DialogFrame } from "./dialog-frame";

export type LeaveGuardProps = {
  /** The form itself is asked to close, as a dialog is by Escape. */
  readonly isAsking?: boolean;
  readonly onKeep?: () => void;
  readonly onDiscard?: () => void;
  /** Names in the address's query by which the form itself narrows what it shows: to change one leaves nothing. */
  readonly filters?: readonly string[];
};

/** A hash or a filter only changes what of the form is seen. */
function placeOf({ pathname, search }: Location, filters: readonly string[]): string {
  const query = new URLSearchParams(search);
  for (const name of filters) query.delete(name);
  return `${pathname}?${query}`;
}

/**
 * While it is in the page, what was typed is not lost without a question: not by a link, not by "Back", not by closing the
 * tab. Render it exactly while a form holds something that is saved nowhere, one at a time: the router asks only one.
 */
export function LeaveGuard({ isAsking = false, onKeep, onDiscard, filters = [] }: LeaveGuardProps) {
  const isAnswered = useRef(false);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isForced = isWithoutQuestion(to.state);
    if (isForced) isAnswered.current = true;
    return !isForced && placeOf(from, filters) !== placeOf(to, filters);
  });

  useEffect(() => {
    function askBrowser(event: BeforeUnloadEvent): void {
      // Another area may come by loading the page again: nobody is asked twice.
      if (!isAnswered.current) event.preventDefault();
    }
    window.addEventListener("beforeunload", askBrowser);
    return () => window.removeEventListener("beforeunload", askBrowser);
  }, []);

  function handleKeep(): void {
    blocker.reset?.();
    onKeep?.();
  }

  function handleDiscard(): void {
    isAnswered.current = true;
    if (blocker.state === "blocked") blocker.proceed();
    else onDiscard?.();
  }

  return (
    <DialogFrame
      isOpen={isAsking || blocker.state === "blocked"}
      title={common.discardTitle}
      context={common.discardText}
      size="price"
      isQuestion
      isKeptOnOutsidePress
      onClose={handleKeep}
      footer={
        <>
          <Button onClick={handleKeep}>{common.keepEditing}</Button>
          <Button variant="danger" onClick={handleDiscard}>
            {common.discard}
          </Button>
        </>
      }
    />
  );
}
