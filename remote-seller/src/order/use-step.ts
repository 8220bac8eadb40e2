import type { SellerOrder } from "@mandi/shared/contract/seller-order";
import { useIntentKey } from "../page/use-intent-key";
import { useSaving } from "../page/use-saving";
import { sendStep } from "./order.api";
import type { toStepBody } from "./step.schema";
import { usePaper } from "./use-paper";

/** One step of the seller's own, which a retry repeats with the same key. */
export function useStep(order: SellerOrder, onDone: () => void) {
  const { keyFor, forgetIntent } = useIntentKey();
  const saving = useSaving({ onSaved: forgetIntent, onLeave: onDone });
  const { prepare, upload } = usePaper();
  const send = (body: ReturnType<typeof toStepBody>, file: File | null) =>
    saving.save(async () => {
      const upload_id = await upload(file);
      const whole = upload_id === undefined ? body : { ...body, upload_id };
      return sendStep(order.id, whole, keyFor(whole));
    });
  return { saving, prepare, send };
}
