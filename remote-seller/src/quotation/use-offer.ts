import { sellerQuotationPath } from "@mandi/shared/contract/page-paths";
import type { SellerOfferBody, SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { fieldRupees } from "@mandi/shared/format/rupees";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import type { useAnswerInView } from "@mandi/shared/forms/use-answer-in-view";
import { useEndedByEdit } from "@mandi/shared/forms/use-ended-by-edit";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { type Paise, paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { type FormEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { readTypedOffer } from "../common/typed-offer";
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
  const { saving, send, standing, askedPaise, setAskedPaise } = useOfferSend(id, quotation, answer);
  const { state } = useLocation();
  const [kept] = useState(() => readTypedOffer(state, id));
  // An untouched field follows the offer, which may have been changed on another device.
  const [typedPrice, setPrice] = useState(kept?.price ?? null);
  const [typedMessage, setMessage] = useState(kept?.message ?? null);
  const [isTried, setIsTried] = useState(false);
  const standingText = standing.price === null ? "" : fieldRupees(standing.price);
  const price = typedPrice ?? standingText;
  const message = typedMessage ?? standing.message;
  useEndedByEdit(price, saving);
  useEndedByEdit(message, saving);
  const typedPaise = basePriceOf(price);
  const problem = basePriceProblem(price);
  const standingPaise = standing.price === null ? null : paiseFromRupees(standing.price);

  /** What was typed is the offer now; what has been typed in the meantime stays. */
  function forget(rupees: number): void {
    setPrice((now) => (now !== null && basePriceOf(now) === paiseFromRupees(rupees) ? null : now));
    setMessage((now) => (now === message ? null : now));
    // Should the offer be withdrawn, the empty field is untouched.
    setIsTried(false);
  }

  function offerAt(rupees: number, body: Partial<SellerOfferBody> = {}, isAnswer = false): Promise<void> {
    return send({ ...offerBody(quotation, rupees, message), ...body }, isAnswer, () => forget(rupees));
  }

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
    await offerAt(rupeesFromPaise(typedPaise));
  }

  async function confirmPrice(): Promise<void> {
    if (askedPaise === null) return;
    const confirmed = rupeesFromPaise(askedPaise);
    await offerAt(confirmed, { confirmed_price: confirmed }, true);
  }

  function takePrice(meant: Paise): void {
    setPrice(fieldRupees(rupeesFromPaise(meant)));
    setAskedPaise(null);
  }

  return {
    price,
    message,
    /** The seller returns from correcting their stock. */
    isBack: kept !== null,
    typed: { price: typedPrice, message: typedMessage },
    /** The form differs from what was sent. */
    isDirty: (price !== "" && typedPaise !== standingPaise) || message.trim() !== standing.message.trim(),
    typedPaise,
    error: (isTried && problem) || saving.refusedFields["base_price"],
    saving,
    setPrice: (text: string) => setPrice(text === standingText ? null : text),
    setMessage: (text: string) => setMessage(text === standing.message ? null : text),
    handleSubmit,
    /** A price far from the listed one that waits to be confirmed. */
    askedPaise,
    confirmPrice,
    /** Puts the price that was probably meant into the field; nothing is sent that was not submitted. */
    takePrice,
    correctPrice: () => setAskedPaise(null),
  };
}

/** How the page is refetched, and its answer to an offer shown. */
type Answer = Pick<ReturnType<typeof useAnswerInView>, "refresh" | "show">;

/** How an offer is sent, which one stands, and the price that the server or the page wants confirmed. */
function useOfferSend(id: string, quotation: SellerQuotation, { refresh, show }: Answer) {
  const [askedPaise, setAskedPaise] = useState<Paise | null>(null);
  const { standing, setSent } = useStandingOffer(quotation);
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

  async function send(body: SellerOfferBody, isAnswer: boolean, onSent: () => void): Promise<void> {
    const outcome = await saving.submit((keyFor) => sendOffer(id, body, keyFor(body)), { isAnswer });
    if (outcome.kind === "done") {
      setSent(body);
      onSent();
    }
    // The listed price or the rule has changed since the page read it: the confirmation shows the new figures.
    const isAskedAgain = outcome.kind === "refused" && outcome.failure.code === "price_unconfirmed";
    if (isAskedAgain) {
      saving.endRefusal();
      refresh();
      setAskedPaise(paiseFromRupees(body.base_price));
    } else if (isAnswer) setAskedPaise(null);
  }

  return { saving, send, standing, askedPaise, setAskedPaise };
}

/** The seller's offer: what was just sent at once, whether or not the board could be refetched, then the board's. */
function useStandingOffer({ orderData: { basePrice }, my_description }: SellerQuotation) {
  const [sent, setSent] = useState<SellerOfferBody | null>(null);
  const [board, setBoard] = useState({ price: basePrice, message: my_description });
  if (board.price !== basePrice || board.message !== my_description) {
    setBoard({ price: basePrice, message: my_description });
    setSent(null);
  }
  return { standing: sent === null ? board : { price: sent.base_price, message: sent.description ?? "" }, setSent };
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
