import type { SellerOrder, SellerOrderEventBody } from "@mandi/shared/contract/seller-order";
import { type Outcome, useSubmit } from "@mandi/shared/forms/use-submit";
import { order as messages } from "@mandi/shared/messages/seller-order";
import type { FormikHelpers } from "formik";
import { sendStep } from "../order.api";
import type { StepValues } from "./kept-step";
import { usePaper } from "./use-paper";

/** Takes one step of the seller's own, with its file; `isAsked`: a confirmation already holds back a second press. */
export function useStep(order: SellerOrder, onChanged: () => void, isAsked: boolean) {
  const saving = useSubmit({ onRefresh: onChanged, ...(isAsked && { cooldownMs: 0 }) });
  const { prepare, upload } = usePaper();

  async function take<Form extends StepValues>(
    body: SellerOrderEventBody,
    { upload_id: file = null, note }: Form,
    { setFieldError }: FormikHelpers<Form>,
  ): Promise<Outcome<unknown> | undefined> {
    if (file !== null && !(await prepare(file))) {
      setFieldError("upload_id", messages.paperTooLarge);
      return undefined;
    }
    const noted = note.trim() === "" ? body : { ...body, note: note.trim() };
    const outcome = await saving.submit(async (keyFor) => {
      const upload_id = await upload(file);
      const whole = upload_id === undefined ? noted : { ...noted, upload_id };
      return sendStep(order.id, whole, keyFor(whole));
    });
    // Somebody else was faster: the page is out of date (docs/domain.md#the-apis-names).
    if (outcome.kind === "refused" && outcome.failure.status === 409) onChanged();
    return outcome;
  }

  return { saving, take };
}
