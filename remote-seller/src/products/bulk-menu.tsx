import { bulk as words } from "@mandi/shared/messages/seller";
import { Button } from "@mandi/shared/ui/controls/button";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "@mandi/shared/ui/overlay/menu";
import { ChevronDown, FileDown, FileUp, Percent } from "lucide-react";
import type { BulkKind } from "./bulk/bulk-dialog";

export interface BulkMenuProps {
  /** What the entries would be about. */
  readonly scope: string;
  readonly onOpen: (kind: BulkKind) => void;
}

/** Price and stock of many products: by one change, or by way of a spreadsheet. */
export function BulkMenu({ scope, onOpen }: BulkMenuProps) {
  return (
    <Menu trigger={<Button iconAfter={ChevronDown}>{words.menu}</Button>}>
      <MenuLabel>{scope}</MenuLabel>
      <MenuItem icon={Percent} onSelect={() => onOpen("change")}>
        {words.changePrices}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={FileDown} onSelect={() => onOpen("prices-out")}>
        {words.pricesOut}
      </MenuItem>
      <MenuItem icon={FileUp} onSelect={() => onOpen("prices-in")}>
        {words.pricesIn}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={FileDown} onSelect={() => onOpen("stock-out")}>
        {words.stockOut}
      </MenuItem>
      <MenuItem icon={FileUp} onSelect={() => onOpen("stock-in")}>
        {words.stockIn}
      </MenuItem>
    </Menu>
  );
}
