import { outcomeOf } from "@mandi/shared/forms/outcome";
import { HttpFailure } from "@mandi/shared/http";
import { sessionStore } from "@mandi/shared/session";
import { createStore } from "zustand";
import type { KeptStep } from "./kept-step";
import { deliverStep } from "./step-delivery";
import { deviceSteps } from "./step-store";
import { oneTabAtATime } from "./tab-lock";

/** The outcome of a step: confirmed by the server, kept until the network is back, or refused. */
export type StepOutcome =
  | { readonly kind: "sent"; readonly message: string }
  | { readonly kind: "kept"; readonly isSafe: boolean }
  | { readonly kind: "refused"; readonly failure: HttpFailure };

export interface StepQueue {
  /** Steps of all persons on this device, oldest first. */
  readonly steps: readonly KeptStep[];
  /** Keys of steps that the device had no room for: they last only as long as this page. */
  readonly unsafe: ReadonlySet<string>;
  readonly isSending: boolean;
  /** Incremented with every kept step that the server has accepted, so that lists know when to refetch. */
  readonly sentCount: number;
}

export const emptyQueue: StepQueue = { steps: [], unsafe: new Set(), isSending: false, sentCount: 0 };

/** Steps that wait for the network. One queue for the whole area: each of its pages shows it. */
export const stepQueue = createStore<StepQueue>(() => emptyQueue);

/** The steps of the logged-in person. */
export function ownSteps(steps: readonly KeptStep[]): readonly KeptStep[] {
  const phone = sessionStore.getState().user?.phone;
  return steps.filter((step) => step.phone === phone);
}

/** Loads what the device kept, as after the tab was closed. */
export function readKeptSteps(): void {
  const steps = [...deviceSteps.loadAll()].sort((one, other) => one.keptAt.localeCompare(other.keptAt));
  stepQueue.setState({ steps });
}

/** Follows what other tabs keep and send. @returns a function that stops it */
export function followOtherTabs(): () => void {
  return deviceSteps.follow(readKeptSteps);
}

/**
 * Sends a step now, or keeps it when the connection is dead: the driver continues, the step follows later. It is stored
 * on the device before it is sent, so that a phone that dies on the way loses nothing.
 */
export async function takeStep(step: KeptStep): Promise<StepOutcome> {
  const isSafe = deviceSteps.store(step.key, step);
  if (!navigator.onLine || isBehindAnother(step)) return keep(step, isSafe);
  try {
    const message = await oneTabAtATime(() => deliverStep(step));
    forgetStep(step);
    return { kind: "sent", message };
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    if (outcomeOf(error) === "undecided") return keep(step, isSafe);
    forgetStep(step);
    return { kind: "refused", failure: error };
  }
}

function keep(step: KeptStep, isSafe: boolean): StepOutcome {
  stepQueue.setState(({ steps, unsafe }) => ({
    steps: [...steps.filter(({ key }) => key !== step.key), step],
    unsafe: isSafe ? unsafe : new Set([...unsafe, step.key]),
  }));
  return { kind: "kept", isSafe };
}

/** The steps of a vehicle are sent in the order in which they were taken. */
function isBehindAnother({ orderId, body }: KeptStep): boolean {
  return ownSteps(stepQueue.getState().steps).some(
    (step) => step.refusal === null && step.orderId === orderId && step.body.trip_id === body.trip_id,
  );
}

export interface Delivery {
  readonly onSent: (message: string) => void;
}

/** Sends the waiting steps, oldest first, until the connection dies again. */
export async function sendKeptSteps({ onSent }: Delivery): Promise<void> {
  if (stepQueue.getState().isSending || !navigator.onLine) return;
  stepQueue.setState({ isSending: true });
  try {
    await oneTabAtATime(async () => {
      readKeptSteps(); // Another tab may have sent some of them in the meantime.
      for (const step of ownSteps(stepQueue.getState().steps)) {
        if (step.refusal === null && !(await sendKept(step, onSent))) break;
      }
    });
  } finally {
    stepQueue.setState({ isSending: false });
  }
}

/** @returns false when the connection is dead */
async function sendKept(step: KeptStep, onSent: Delivery["onSent"]): Promise<boolean> {
  try {
    const message = await deliverStep(step);
    forgetStep(step);
    stepQueue.setState(({ sentCount }) => ({ sentCount: sentCount + 1 }));
    onSent(message);
    return true;
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    if (outcomeOf(error) === "undecided") return false;
    change({ ...step, refusal: error.message });
    return true;
  }
}

/** Lets a refused step wait again: the obstacle may be gone. */
export function letStepWait(step: KeptStep): void {
  change({ ...step, refusal: null });
}

/** Removes a step from the queue: it was confirmed, or the person discarded it. */
export function forgetStep({ key }: KeptStep): void {
  deviceSteps.drop(key);
  stepQueue.setState(({ steps }) => ({ steps: steps.filter((other) => other.key !== key) }));
}

function change(step: KeptStep): void {
  deviceSteps.store(step.key, step);
  stepQueue.setState(({ steps }) => ({ steps: steps.map((other) => (other.key === step.key ? step : other)) }));
}
