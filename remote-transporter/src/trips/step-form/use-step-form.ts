import { notify, shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import type { HttpFailure } from "@mandi/shared/http";
import { trips } from "@mandi/shared/messages/transporter-trade";
import { sessionStore } from "@mandi/shared/session";
import { preparePaper } from "@mandi/shared/ui/controls/paper-file";
import type { FormikHelpers } from "formik";
import { useRef, useState } from "react";
import { useLater } from "../../page/use-later";
import { type KeptPaper, type KeptStep, type PaperField, paperFields } from "../kept-steps/kept-step";
import { keepPaper } from "../kept-steps/paper";
import { takeStep } from "../kept-steps/step-queue";
import { type StepForm, stepBody } from "./step-form.schema";
import type { WantedStep } from "./wanted-step";

interface StepFormOptions {
  readonly wanted: WantedStep;
  /** The server has taken the step: the orders are worth another look. */
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

/** Takes a step, or keeps it on the device; the dialog closes 1.5 s after either. */
export function useStepForm({ wanted, onTaken, onClose }: StepFormOptions) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const key = useRef(crypto.randomUUID());
  const later = useLater();

  async function submit(form: StepForm, helpers: FormikHelpers<StepForm>): Promise<void> {
    setRefusal(null);
    const papers = await papersOf(form, (field) => helpers.setFieldError(field, trips.photoTooLarge));
    if (papers === null) return;
    const outcome = await takeStep(stepOf(wanted, form, papers, key.current));
    if (outcome.kind === "refused") {
      refuse(outcome.failure, helpers);
      return;
    }
    if (outcome.kind === "sent") {
      notify.success(outcome.message, shortNoticeDurationMs);
      setIsOver(true);
      later(() => {
        onTaken();
        onClose();
      });
      return;
    }
    notify.info(outcome.isSafe ? trips.keptNow : trips.keptInMemory, shortNoticeDurationMs);
    onClose();
  }

  function refuse(failure: HttpFailure, { setFieldError }: FormikHelpers<StepForm>): void {
    // The server has decided: the next press, with other words, is another step.
    key.current = crypto.randomUUID();
    notify.error(failure.message, shortNoticeDurationMs);
    setRefusal(failure.message);
    for (const [name, [text]] of Object.entries(failure.fields)) setFieldError(name, text);
  }

  return { submit, refusal, isOver };
}

function stepOf(wanted: WantedStep, form: StepForm, papers: KeptPaper[], key: string): KeptStep {
  return {
    key,
    phone: sessionStore.getState().user?.phone ?? "",
    orderId: wanted.order.id,
    orderNumber: wanted.order.unique_id,
    vehicle: wanted.step === "vehicle" ? form.vehicle_number : wanted.trip.vehicle_number,
    keptAt: new Date().toISOString(),
    body: stepBody(wanted, form),
    papers,
    refusal: null,
  };
}

/** The photos of the form as they travel; null when one is too large even when made smaller. */
async function papersOf(form: StepForm, onTooLarge: (field: PaperField) => void): Promise<KeptPaper[] | null> {
  const papers: KeptPaper[] = [];
  for (const field of paperFields) {
    const file = form[field];
    if (file === null) continue;
    const prepared = await preparePaper(file);
    if (prepared === null) {
      onTooLarge(field);
      return null;
    }
    papers.push(await keepPaper(field, prepared));
  }
  return papers;
}
