import type { SellerOfferBody, SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { quotation as words } from "@mandi/shared/messages/seller-trade";
import { paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { focusFirstInvalid } from "../page/focus-first-invalid";
import { useIntentKey } from "../page/use-intent-key";
import { useSaving } from "../page/use-saving";
import { basePriceOf } from "./offer-figures";
import { sendOffer } from "./quotation.api";

/** this submit opens again after 3 s. */
const reopenAfterMs = 3000;

/** The offer form: what is typed belongs to the person and is never written by a refresh. */
export function useOffer(id: string, quotation: SellerQuotation, onSent: () => void) {
  const { basePrice } = quotation.orderData;
  const [price, setPrice] = useState(basePrice === null ? "" : String(basePrice));
  const [message, setMessage] = useState(quotation.my_description);
  const [isTried, setIsTried] = useState(false);
  const { keyFor, forgetIntent } = useIntentKey();
  const navigate = useNavigate();
  const saving = useSaving({
    reopenAfterMs,
    onSaved() {
      forgetIntent();
      onSent();
    },
    onLeave() {
      // The documents' way back to the page, which is this one already (R-177).
      Promise.resolve(navigate(`/seller-quotation-detail/${id}`, { replace: true, preventScrollReset: true })).catch(
        () => undefined,
      );
    },
  });
  const typedPaise = basePriceOf(price);
  const [sent, setSent] = useState<SellerOfferBody | null>(null);

  // What was just sent counts at once, whether or not the board could be read again.
  const standing = sent?.base_price ?? basePrice;

  async function handleSubmit(event: FormEvent<HTMLElement>): Promise<void> {
    event.preventDefault();
    if (saving.isSending || saving.isShut) return;
    setIsTried(true);
    if (typedPaise === null) {
      saving.refuse(words.priceMissing);
      focusFirstInvalid(event.currentTarget);
      return;
    }
    const body = offerBody(quotation, rupeesFromPaise(typedPaise), message);
    const { kind } = await saving.save(() => sendOffer(id, body, keyFor(body)));
    if (kind === "done") setSent(body);
  }

  return {
    price,
    message,
    /** What stands in the form is not what was sent. */
    isDirty:
      (price !== "" && typedPaise !== (standing === null ? null : paiseFromRupees(standing))) ||
      message.trim() !== (sent?.description ?? quotation.my_description).trim(),
    typedPaise,
    error: isTried && typedPaise === null ? words.priceMissing : undefined,
    saving,
    setPrice,
    setMessage,
    handleSubmit,
  };
}

export type Offer = ReturnType<typeof useOffer>;

/** As the documents list it: address and delivery as loaded; the server prices the sizes itself (H-44). */
function offerBody(quotation: SellerQuotation, basePrice: number, description: string): SellerOfferBody {
  const { loading_address, delivery_by, variation } = quotation;
  return {
    base_price: basePrice,
    loading_address: loading_address === null ? [] : [loading_address],
    delivery_by,
    price: basePrice,
    transport_price: null,
    variation,
    description: description.trim(),
  };
}
