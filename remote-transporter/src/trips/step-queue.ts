import { HttpFailure } from "@mandi/shared/http";
import { sessionStore } from "@mandi/shared/session";
import { createStore } from "zustand";
import type { KeptStep, PaperField } from "./kept-step";
import { openPaper } from "./paper";
import { loadSteps, storeSteps } from "./step-store";
import { sendStep, uploadPaper } from "./trips.api";

/** What became of a step: confirmed by the server, kept until the network is back, or refused. */
export type StepOutcome =
  | { readonly kind: "sent"; readonly message: string }
  | { readonly kind: "kept"; readonly isSafe: boolean }
  | { readonly kind: "refused"; readonly failure: HttpFailure };

export interface StepQueue {
  /** Steps of all persons on this device, oldest first. */
  readonly steps: readonly KeptStep[];
  readonly isSending: boolean;
}

/** Steps that wait for the network. One for the whole area: the workspace shows it in every view. */
export const stepQueue = createStore<StepQueue>(() => ({ steps: loadSteps(), isSending: false }));

/** The steps of the person who is signed in. */
export function ownSteps(steps: readonly KeptStep[]): readonly KeptStep[] {
  const phone = sessionStore.getState().user?.phone;
  return steps.filter((step) => step.phone === phone);
}

/** Takes a step now, or keeps it when the line is dead: the driver goes on, the step follows. */
export async function takeStep(step: KeptStep): Promise<StepOutcome> {
  if (!navigator.onLine) return keep(step);
  try {
    return { kind: "sent", message: await deliver(step) };
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    return mayYetArrive(error) ? keep(step) : { kind: "refused", failure: error };
  }
}

function keep(step: KeptStep): StepOutcome {
  return { kind: "kept", isSafe: change((steps) => [...steps, step]) };
}

export interface Delivery {
  readonly onSent: (message: string) => void;
}

/** Sends what waits, oldest first, until the line dies again. */
export async function sendKeptSteps({ onSent }: Delivery): Promise<void> {
  if (stepQueue.getState().isSending || !navigator.onLine) return;
  stepQueue.setState({ isSending: true });
  try {
    for (const step of ownSteps(stepQueue.getState().steps)) {
      if (step.refusal === null && !(await sendKept(step, onSent))) break;
    }
  } finally {
    stepQueue.setState({ isSending: false });
  }
}

/** @returns false when the line is dead */
async function sendKept(step: KeptStep, onSent: Delivery["onSent"]): Promise<boolean> {
  try {
    const message = await deliver(step);
    forgetStep(step);
    onSent(message);
    return true;
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    if (mayYetArrive(error)) return false;
    const refused = { ...step, refusal: error.message };
    change((steps) => steps.map((other) => (other.key === step.key ? refused : other)));
    return true;
  }
}

/** Takes a step out of the queue: it was confirmed, or the person gave it up. */
export function forgetStep({ key }: KeptStep): void {
  change((steps) => steps.filter((other) => other.key !== key));
}

/** Papers first, one after the other: two at once on a weak line would both time out. */
async function deliver({ orderId, body, papers, key }: KeptStep): Promise<string> {
  const uploads: Partial<Record<PaperField, number>> = {};
  for (const paper of papers) uploads[paper.field] = await uploadPaper(openPaper(paper), paper.key);
  const { message } = await sendStep(orderId, { ...body, ...uploads }, key);
  return message;
}

/** The server has not decided: the line was dead, it was busy, it was asked too often, or the session is over. */
function mayYetArrive({ kind, status, code }: HttpFailure): boolean {
  if (kind !== "status") return kind !== "contract";
  return status >= 500 || status === 429 || status === 401 || code === "in_flight";
}

function change(next: (steps: readonly KeptStep[]) => readonly KeptStep[]): boolean {
  const steps = next(stepQueue.getState().steps);
  stepQueue.setState({ steps });
  return storeSteps(steps);
}
