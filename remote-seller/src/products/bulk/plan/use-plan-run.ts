import type { IntentionKeys } from "@mandi/shared/forms/intention-keys";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { bulk } from "@mandi/shared/messages/seller-bulk";
import { useEffect, useRef, useState } from "react";
import { forgetUnfinished, keepUnfinished } from "../unfinished/unfinished";
import type { PlannedChange, RowProblem } from "./plan";
import { type Sent, sendChanges } from "./send-changes";

export interface PlanRun {
  readonly kind: "idle" | "running" | "over";
  readonly count: number;
  readonly done: number;
  /** What was changed, for the report. */
  readonly changed: readonly PlannedChange[];
  readonly unchanged: number;
  readonly problems: readonly RowProblem[];
  /** What failed or was stopped, for another attempt. */
  readonly left: readonly PlannedChange[];
  /** How long the server asked to wait; 0 while it continues. */
  readonly waitSeconds: number;
}

const idle: PlanRun = {
  kind: "idle",
  count: 0,
  done: 0,
  changed: [],
  unchanged: 0,
  problems: [],
  left: [],
  waitSeconds: 0,
};

/**
 * Carries out a plan. The unsent rest is stored on the device until it is sent or the person has stopped it. Leaving
 * the page stops it after the running request.
 */
export function usePlanRun() {
  const [run, setRun] = useState<PlanRun>(idle);
  // Progress and outcome are shown row by row, and failed rows can be sent again at once.
  const { submit } = useSubmit({ isQuiet: true, isRepeatable: true, cooldownMs: 0 });
  const stopping = useRef(new AbortController());
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stopping.current.abort();
    };
  }, []);

  async function carryOut(changes: readonly PlannedChange[], keyFor: IntentionKeys["keyFor"]): Promise<void> {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const onWait = (waitSeconds: number) => setRun((before) => ({ ...before, waitSeconds }));
    // Those that were changed before a second attempt still count.
    setRun(({ changed }) => ({ ...idle, changed, kind: "running", count: changes.length }));
    keepUnfinished(changes);
    const left = await sendChanges(changes, { signal, onWait, keyFor }, (sent, rest) => {
      keepUnfinished(rest);
      setRun((before) => sent.reduce(added, before));
    });
    if (isGone.current) return;
    forgetUnfinished();
    setRun((before) => ({ ...left.reduce(stopped, before), kind: "over" }));
  }

  async function start(changes: readonly PlannedChange[]): Promise<void> {
    await submit(async (keyFor) => {
      await carryOut(changes, keyFor);
      return { message: "" };
    });
  }

  return { run, start, stop: () => stopping.current.abort() };
}

function added(run: PlanRun, { planned, outcome }: Sent): PlanRun {
  switch (outcome.outcome) {
    case "changed":
      return { ...run, done: run.done + 1, changed: [...run.changed, planned] };
    case "unchanged":
      return { ...run, done: run.done + 1, unchanged: run.unchanged + 1 };
    case "refused":
      return withProblem(run, planned, outcome.reason);
  }
}

function stopped(run: PlanRun, planned: PlannedChange): PlanRun {
  return withProblem(run, planned, bulk.stopped);
}

function withProblem(run: PlanRun, planned: PlannedChange, reason: string): PlanRun {
  const { line, product } = planned;
  return {
    ...run,
    done: run.done + 1,
    problems: [...run.problems, { line, product, reason }],
    left: [...run.left, planned],
  };
}
