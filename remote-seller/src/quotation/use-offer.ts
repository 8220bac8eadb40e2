import { sellerQuotationPath } from "@mandi/shared/contract/page-paths";
import type { SellerOfferBody, SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import type { useAnswerInView } from "@mandi/shared/forms/use-answer-in-view";
import { useEndedByEdit } from "@mandi/shared/forms/use-ended-by-edit";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { type Paise, paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { needsConfirmation } from "./far-price";
import { basePriceOf, basePriceProblem } from "./offer-figures";
import { sendOffer } from "./quotation.api";

/** The button of this form is enabled again after 3 s. */
const cooldownMs = 3000;

/**
 * The offer form: typed input is never overwritten by a refresh. It holds its values itself, because the figures of the
 * whole page follow the typed price, and Formik would load with the page.
 */
export function useOffer(id: string, quotation: SellerQuotation, answer: Answer) {
  const { basePrice } = quotation.orderData;
  const [price, setPrice] = useState(basePrice === null ? "" : String(basePrice));
  const [message, setMessage] = useState(quotation.my_description);
  const [isTried, setIsTried] = useState(false);
  const { saving, send, sent, askedPaise, setAskedPaise } = useOfferSend(id, answer);
  useEndedByEdit(price, saving);
  useEndedByEdit(message, saving);
  const typedPaise = basePriceOf(price);
  const problem = basePriceProblem(price);

  // What was just sent is shown at once, whether or not the board could be refetched.
  const standing = sent?.base_price ?? basePrice;
  const standingPaise = standing === null ? null : paiseFromRupees(standing);

  async function handleSubmit(event: FormEvent<HTMLElement>): Promise<void> {
    event.preventDefault();
    if (saving.isBusy || saving.isBlocked) return;
    setIsTried(true);
    if (typedPaise === null) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    if (standingPaise !== typedPaise && needsConfirmation(typedPaise, quotation.market)) {
      // From the price to the confirmation, and back to the price.
      event.currentTarget.querySelector("input")?.focus();
      setAskedPaise(typedPaise);
      return;
    }
    await send(offerBody(quotation, rupeesFromPaise(typedPaise), message));
  }

  async function confirmPrice(): Promise<void> {
    if (askedPaise === null) return;
    const confirmed = rupeesFromPaise(askedPaise);
    await send({ ...offerBody(quotation, confirmed, message), confirmed_price: confirmed }, true);
  }

  async function takePrice(meant: Paise): Promise<void> {
    const rupees = rupeesFromPaise(meant);
    setPrice(String(rupees));
    await send(offerBody(quotation, rupees, message), true);
  }

  return {
    price,
    message,
    /** The form differs from what was sent. */
    isDirty:
      (price !== "" && typedPaise !== standingPaise) ||
      message.trim() !== (sent?.description ?? quotation.my_description).trim(),
    typedPaise,
    error: (isTried && problem) || saving.refusedFields["base_price"],
    saving,
    setPrice,
    setMessage,
    handleSubmit,
    /** A price far from the listed one that waits to be confirmed. */
    askedPaise,
    confirmPrice,
    /** Offers the price that was probably meant instead. */
    takePrice,
    correctPrice: () => setAskedPaise(null),
  };
}

/** How the page is refetched, and its answer to an offer shown. */
type Answer = Pick<ReturnType<typeof useAnswerInView>, "refresh" | "show">;

/** How an offer is sent, what was sent last, and the price that the server or the page wants confirmed. */
function useOfferSend(id: string, { refresh, show }: Answer) {
  const [askedPaise, setAskedPaise] = useState<Paise | null>(null);
  const [sent, setSent] = useState<SellerOfferBody | null>(null);
  const navigate = useNavigate();
  const saving = useSubmit({
    cooldownMs,
    isRepeatable: true,
    onDone() {
      refresh();
      show();
    },
    // The documents' return to the page, which is this one already.
    onLeave: () => void navigate(sellerQuotationPath(id), { replace: true, preventScrollReset: true }),
  });

  async function send(body: SellerOfferBody, isAnswer = false): Promise<void> {
    const outcome = await saving.submit((keyFor) => sendOffer(id, body, keyFor(body)), { isAnswer });
    if (outcome.kind === "done") setSent(body);
    // The listed price or the rule has changed since the page read it: the confirmation shows the new figures.
    const isAskedAgain = outcome.kind === "refused" && outcome.failure.code === "price_unconfirmed";
    if (isAskedAgain) {
      saving.endRefusal();
      refresh();
      setAskedPaise(paiseFromRupees(body.base_price));
    } else if (isAnswer) setAskedPaise(null);
  }

  return { saving, send, sent, askedPaise, setAskedPaise };
}

export type Offer = ReturnType<typeof useOffer>;

/** As the specification lists it: address and delivery as loaded; the server prices the sizes itself. */
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
