import { Clock } from "lucide-react";
import { formatMoment } from "../../format/dates";
import { tradeSheet } from "../../messages/trade-sheet";
import { Pill } from "../data/status-pill";

/** Until when the link of a trade sheet works; beside the title of its pages. */
export function SheetValidity({ until }: { readonly until: string }) {
  return (
    <Pill tone="ok" icon={Clock}>
      {tradeSheet.valid(formatMoment(until))}
    </Pill>
  );
}
