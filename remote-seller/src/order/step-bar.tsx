import type { SellerStep } from "@mandi/shared/contract/seller-order";
import { sellerSteps } from "@mandi/shared/messages/order-acts";
import { order as messages } from "@mandi/shared/messages/seller-order";
import { Button } from "@mandi/shared/ui/controls/button";
import { useIsInView } from "@mandi/shared/ui/media/use-is-in-view";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import type { RefObject } from "react";
import styles from "./step-bar.module.css";

interface StepBarProps {
  readonly step: SellerStep;
  /** The element with the form of the step. */
  readonly place: RefObject<HTMLElement | null>;
}

/** On a phone keeps the next step in reach of the thumb while its form is not on the screen. */
export function StepBar({ step, place }: StepBarProps) {
  const isPhone = useMediaQuery("(max-width: 767px)");
  const isFormShown = useIsInView(place);
  if (!isPhone) return null;

  function handleOpen(): void {
    place.current?.scrollIntoView({ block: "start" });
    place.current?.querySelector<HTMLElement>("input, select, textarea")?.focus({ preventScroll: true });
  }

  return (
    <BottomBar
      isHidden={isFormShown}
      caption={messages.nextStep}
      figure={<span className={styles.step}>{sellerSteps[step](null)}</span>}
      action={
        <Button variant="primary" onClick={handleOpen}>
          {messages.toStep}
        </Button>
      }
    />
  );
}
