import { ledger } from "@mandi/shared/messages/buyer-ledger";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { ArrowDownLeft, ArrowUpRight } from "lucide-react";

/** Debit or credit of a ledger line, as text with its direction. */
export function EntryPill({ type }: { readonly type: string }) {
  const isDebit = type === "debit";
  return (
    <Pill tone={isDebit ? "plain" : "ok"} icon={isDebit ? ArrowUpRight : ArrowDownLeft}>
      {isDebit ? ledger.debit : ledger.credit}
    </Pill>
  );
}
