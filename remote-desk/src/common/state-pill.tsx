import { withCapital } from "@mandi/shared/format/capital";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { type StatusKind, statusLook } from "@mandi/shared/ui/data/status-tables";

/** The status of a quotation or an order at the desk: its icon, and its word with a capital. */
export function StatePill({ kind, status }: { readonly kind: StatusKind; readonly status: string }) {
  const { tone, icon, word } = statusLook(kind, status);
  return (
    <Pill tone={tone} icon={icon}>
      {withCapital(word ?? status)}
    </Pill>
  );
}
