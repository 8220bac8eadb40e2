import { orderDetailsPath } from "@mandi/shared/contract/page-paths";
import type { Quotation } from "@mandi/shared/contract/quotation";
import { quotationPage } from "@mandi/shared/messages/quotation-page";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import { ArrowRight } from "lucide-react";

interface GoToOrderProps {
  readonly quotation: Quotation;
  /** Where this link is rendered. On a phone only the bar shows it, in the place of the button to pay. */
  readonly place: "panel" | "bar";
}

/** The way from a booked quotation to its order. */
export function GoToOrder({ quotation: { status, order_id }, place }: GoToOrderProps) {
  const isBar = place === "bar";
  const isPhone = useMediaQuery("(max-width: 767px)");
  if (status !== "ordered" || order_id === null || isPhone !== isBar) return null;
  const link = (
    <ButtonLink
      to={orderDetailsPath(order_id)}
      variant="primary"
      size="l"
      isFull
      iconAfter={ArrowRight}
      data-print="hide"
    >
      {quotationPage.goToOrder}
    </ButtonLink>
  );
  return isBar ? <BottomBar action={link} /> : link;
}
