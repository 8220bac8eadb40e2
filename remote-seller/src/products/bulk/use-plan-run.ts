import { HttpFailure } from "@mandi/shared/http";
import { bulk as words } from "@mandi/shared/messages/seller";
import { useEffect, useRef, useState } from "react";
import { patiently } from "./patiently";
import type { Outcome, PlannedChange, RowProblem } from "./plan";

export interface PlanRun {
  readonly kind: "idle" | "running" | "over";
  readonly count: number;
  readonly done: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly problems: readonly RowProblem[];
  /** What failed or was stopped, to try again. */
  readonly left: readonly PlannedChange[];
  /** The server asked to wait this long; 0 while it goes on. */
  readonly waitSeconds: number;
}

const idle: PlanRun = {
  kind: "idle",
  count: 0,
  done: 0,
  changed: 0,
  unchanged: 0,
  problems: [],
  left: [],
  waitSeconds: 0,
};

/**
 * Sends the changes of a plan one after the other, so that a failure stands beside its row and hinders no other. Leaving the
 * page stops it after the running one.
 */
export function usePlanRun() {
  const [run, setRun] = useState<PlanRun>(idle);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);

  async function start(changes: readonly PlannedChange[]): Promise<void> {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const onWait = (waitSeconds: number) => setRun((before) => ({ ...before, waitSeconds }));
    setRun({ ...idle, kind: "running", count: changes.length });
    for (const change of changes) {
      const outcome = signal.aborted ? problemOf(change, words.stopped) : await outcomeOf(change, onWait, signal);
      setRun((before) => added(before, change, outcome));
    }
    setRun((before) => ({ ...before, kind: "over" }));
  }

  return { run, start, stop: () => stopping.current.abort(), reset: () => setRun(idle) };
}

async function outcomeOf(
  change: PlannedChange,
  onWait: (seconds: number) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    return await patiently(change.run, onWait, signal);
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    const [firstField] = Object.values(error.fields);
    return problemOf(change, firstField?.[0] ?? error.message);
  }
}

function problemOf({ line, product }: PlannedChange, reason: string): Outcome {
  return { kind: "problems", problems: [{ line, product, reason }] };
}

function added(run: PlanRun, change: PlannedChange, outcome: Outcome): PlanRun {
  return {
    ...run,
    done: run.done + 1,
    changed: run.changed + (outcome.kind === "changed" ? 1 : 0),
    unchanged: run.unchanged + (outcome.kind === "unchanged" ? 1 : 0),
    ...(outcome.kind === "problems" && {
      problems: [...run.problems, ...outcome.problems],
      left: [...run.left, change],
    }),
  };
}
