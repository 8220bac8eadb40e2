import { notify, shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import { type Outcome, useSubmit } from "@mandi/shared/forms/use-submit";
import { trips } from "@mandi/shared/messages/transporter-trade";
import { sessionStore } from "@mandi/shared/session";
import { preparePaper } from "@mandi/shared/ui/controls/paper-file";
import type { FormikHelpers } from "formik";
import { type KeptPaper, type KeptStep, type PaperField, paperFields } from "../kept-steps/kept-step";
import { keepPaper } from "../kept-steps/paper";
import { takeStep } from "../kept-steps/step-queue";
import { type StepForm, stepBody } from "./step-form.schema";
import type { WantedStep } from "./wanted-step";

interface StepFormOptions {
  readonly wanted: WantedStep;
  /** Called when the server has accepted the step: the orders have to be refetched. */
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

/** Takes a step, or keeps it on the device; the dialog closes 1.5 s after either. */
export function useStepForm({ wanted, onTaken, onClose }: StepFormOptions) {
  const saving = useSubmit({
    isQuiet: true,
    cooldownMs: 0,
    onLeave() {
      onTaken();
      onClose();
    },
  });

  async function submit(form: StepForm, helpers: FormikHelpers<StepForm>): Promise<Outcome<unknown> | undefined> {
    const papers = await papersOf(form, (field) => helpers.setFieldError(field, trips.photoTooLarge));
    if (papers === null) return undefined;
    const outcome = await saving.submit(async (keyFor) => {
      const taken = await takeStep(stepOf(wanted, form, papers, keyFor(form)));
      if (taken.kind === "refused") throw taken.failure;
      return { message: "", ...taken };
    });
    if (outcome.kind === "refused") notify.error(outcome.failure.message, shortNoticeDurationMs);
    if (outcome.kind !== "done") return outcome;
    const { answer } = outcome;
    if (answer.kind === "sent") notify.success(answer.message, shortNoticeDurationMs);
    else {
      notify.info(answer.isSafe ? trips.keptNow : trips.keptInMemory, shortNoticeDurationMs);
      onClose();
    }
    return outcome;
  }

  return { submit, saving };
}

function stepOf(wanted: WantedStep, form: StepForm, papers: KeptPaper[], key: string): KeptStep {
  return {
    key,
    phone: sessionStore.getState().user?.phone ?? "",
    orderId: wanted.order.id,
    orderNumber: wanted.order.order_id,
    vehicle: wanted.step === "vehicle" ? form.vehicle_number : wanted.trip.vehicle_number,
    keptAt: new Date().toISOString(),
    body: stepBody(wanted, form),
    papers,
    refusal: null,
  };
}

/** The photos of the form as they are sent; null when one is too large even after shrinking. */
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
