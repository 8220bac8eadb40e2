import { useEffect, useRef } from "react";
import { type Location, useBlocker, useLocation } from "react-router-dom";
import { forgetAskedQuery } from "../../browser/use-address-query";
import { isWithoutQuestion } from "../../browser/without-question";
import { discard } from "../../messages/discard";
import { useOpenForm } from "../../query/use-open-form";
import { Button } from "../controls/button";
import { DialogFrame } from "./dialog-frame";
import { HeldFailureNote } from "./held-failure-note";

export type LeaveGuardProps = {
  /** Tries to close the form itself, as Escape does for a dialog. */
  readonly isAsking?: boolean;
  readonly onKeep?: () => void;
  readonly onDiscard?: () => void;
  /** Query parameters with which the form narrows its own view: changing one does not leave the form. */
  readonly filters?: readonly string[];
};

/** A hash or a filter only changes which part of the form is visible. */
function placeOf({ pathname, search }: Location, filters: readonly string[]): string {
  const query = new URLSearchParams(search);
  for (const name of filters) query.delete(name);
  return `${pathname}?${query}`;
}

/**
 * While it is mounted, unsaved input is not lost without a question: not by a link, not by "Back", not by closing the
 * tab. Render it exactly while a form has unsaved input, one at a time: the router supports only one.
 */
export function LeaveGuard({ isAsking = false, onKeep, onDiscard, filters = [] }: LeaveGuardProps) {
  const isAnswered = useRef(false);
  const location = useLocation();
  useOpenForm(true);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isForced = isWithoutQuestion(to.state);
    if (isForced) isAnswered.current = true;
    return !isForced && placeOf(from, filters) !== placeOf(to, filters);
  });

  useEffect(() => {
    function askBrowser(event: BeforeUnloadEvent): void {
      // Another area may load as a new document: do not ask twice.
      if (!isAnswered.current) event.preventDefault();
    }
    window.addEventListener("beforeunload", askBrowser);
    return () => window.removeEventListener("beforeunload", askBrowser);
  }, []);

  function handleKeep(): void {
    forgetAskedQuery(location);
    blocker.reset?.();
    onKeep?.();
  }

  function handleDiscard(): void {
    isAnswered.current = true;
    if (blocker.state === "blocked") blocker.proceed();
    else onDiscard?.();
  }

  return (
    <>
      {/* A dialog says it itself. */}
      {onDiscard === undefined ? <HeldFailureNote /> : null}
      <DialogFrame
        isOpen={isAsking || blocker.state === "blocked"}
        title={discard.title}
        context={discard.text}
        size="price"
        isQuestion
        isKeptOnOutsidePress
        onClose={handleKeep}
        footer={
          <>
            <Button onClick={handleKeep}>{discard.keep}</Button>
            <Button variant="danger" onClick={handleDiscard}>
              {discard.discard}
            </Button>
          </>
        }
      />
    </>
  );
}
