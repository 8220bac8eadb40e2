import { goods } from "@mandi/shared/messages/desk-catalogue";
import { Pill } from "@mandi/shared/ui/data/status-pill";

/** Whether a product is traded. */
export const MarketPill = ({ isHidden }: { readonly isHidden: boolean }) =>
  isHidden ? <Pill tone="plain">{goods.offMarket}</Pill> : <Pill tone="ok">{goods.traded}</Pill>;
