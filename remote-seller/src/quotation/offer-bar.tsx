import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { formatPaise } from "@mandi/shared/format/rupees";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { quotation as messages } from "@mandi/shared/messages/seller-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { countdownFigures } from "@mandi/shared/ui/data/countdown-figures";
import { useRemaining } from "@mandi/shared/ui/data/use-remaining";
import { useIsInView } from "@mandi/shared/ui/media/use-is-in-view";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import { type RefObject, useId, useRef } from "react";
import { offerFigures } from "./offer-figures";
import { useFieldAboveBar } from "./use-field-above-bar";
import type { Offer } from "./use-offer";

/** The parts of the offer's form that the bar moves the focus to or replaces while they are off the screen. */
export interface OfferPlaces {
  readonly formId: string;
  readonly priceFieldId: string;
  /** Around the form. */
  readonly form: RefObject<HTMLDivElement | null>;
  /** Around its button. */
  readonly button: RefObject<HTMLDivElement | null>;
}

export function useOfferPlaces(): OfferPlaces {
  return { formId: useId(), priceFieldId: useId(), form: useRef(null), button: useRef(null) };
}

interface OfferBarProps {
  readonly quotation: SellerQuotation;
  readonly offer: Offer;
  readonly places: OfferPlaces;
}

/** On a phone: what a typed price brings and the button that sends it; before that, the time left and the way up to the price. */
export function OfferBar(props: OfferBarProps) {
  const isPhone = useMediaQuery("(max-width: 767px)");
  const { isDirty, typedPaise } = props.offer;
  if (!isPhone) return null;
  return isDirty && typedPaise !== null ? <SendBar {...props} basePaise={typedPaise} /> : <TimeBar {...props} />;
}

type SendBarProps = OfferBarProps & { readonly basePaise: Parameters<typeof offerFigures>[1] };

function SendBar({ quotation, offer, places, basePaise }: SendBarProps) {
  const isButtonShown = useIsInView(places.button);
  useFieldAboveBar(!isButtonShown);
  return (
    <BottomBar
      isHidden={isButtonShown}
      caption={messages.receivable}
      figure={formatPaise(offerFigures(quotation, basePaise).receivablePaise)}
      action={
        <SubmitButton form={places.formId} saving={offer.saving} busyText={messages.sending}>
          {messages.submitOffer}
        </SubmitButton>
      }
    />
  );
}

function TimeBar({ quotation, places }: OfferBarProps) {
  const left = useRemaining(Date.parse(quotation.reply_deadline));
  const isFormShown = useIsInView(places.form);
  return (
    <BottomBar
      isHidden={isFormShown}
      caption={messages.timeRemaining}
      figure={countdownFigures(Math.ceil(left / 1000))
        .map(({ text, unit }) => `${text} ${unit}`)
        .join(" ")}
      action={
        <Button variant="primary" onClick={() => document.getElementById(places.priceFieldId)?.focus()}>
          {quotation.orderData.basePrice === null ? messages.enterPrice : messages.changePrice}
        </Button>
      }
    />
  );
}
