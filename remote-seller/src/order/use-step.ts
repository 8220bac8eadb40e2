import type { SellerOrder } from "@mandi/shared/contract/seller-order";
import { useIntentKey } from "../page/use-intent-key";
import { useSaving } from "../page/use-saving";
import { sendStep } from "./order.api";
import type { toStepBody } from "./step.schema";

/** One step of the seller's own, which a retry repeats with the same key. */
export function useStep(order: SellerOrder, onDone: () => void) {
  const { keyFor, forgetIntent } = useIntentKey();
  const saving = useSaving({ onSaved: forgetIntent, onLeave: onDone });
  const send = (body: ReturnType<typeof toStepBody>) => saving.save(() => sendStep(order.id, body, keyFor(body)));
  return { saving, send };
}
