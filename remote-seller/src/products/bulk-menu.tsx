import { bulk } from "@mandi/shared/messages/seller-bulk";
import { Button } from "@mandi/shared/ui/controls/button";
import { LateMenu } from "@mandi/shared/ui/overlay/late-menu";
import { ChevronDown, FileDown, FileUp, type LucideIcon, Percent } from "lucide-react";
import type { BulkKind } from "./bulk/bulk-dialog";

export interface BulkMenuProps {
  /** The products that the entries apply to. */
  readonly scope: string;
  readonly onOpen: (kind: BulkKind) => void;
}

/** Price and stock of many products: by one change, or through a spreadsheet. */
export function BulkMenu({ scope, onOpen }: BulkMenuProps) {
  const entry = (icon: LucideIcon, text: string, kind: BulkKind) => ({ icon, text, onSelect: () => onOpen(kind) });
  return (
    <LateMenu
      button={(wiring) => (
        <Button {...wiring} iconAfter={ChevronDown}>
          {bulk.menu}
        </Button>
      )}
      label={scope}
      groups={[
        [entry(Percent, bulk.changePrices, "change")],
        [entry(FileDown, bulk.pricesOut, "prices-out"), entry(FileUp, bulk.pricesIn, "prices-in")],
        [entry(FileDown, bulk.stockOut, "stock-out"), entry(FileUp, bulk.stockIn, "stock-in")],
      ]}
    />
  );
}
