import { goods as words } from "@mandi/shared/messages/desk-catalogue";
import { Pill } from "@mandi/shared/ui/data/status-pill";

/** Whether a product is traded. */
export const MarketPill = ({ isHidden }: { readonly isHidden: boolean }) =>
  isHidden ? <Pill tone="plain">{words.offMarket}</Pill> : <Pill tone="ok">{words.traded}</Pill>;
