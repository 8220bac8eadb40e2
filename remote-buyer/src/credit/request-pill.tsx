import type { CreditRequestStatus } from "@mandi/shared/contract/credit-wallet";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Check, Clock, Search, X } from "lucide-react";

const looks = {
  pending: { tone: "wait", icon: Clock },
  "under review": { tone: "wait", icon: Search },
  approved: { tone: "ok", icon: Check },
  rejected: { tone: "bad", icon: X },
} as const;

/** The status as returned. */
export function RequestPill({ status }: { readonly status: CreditRequestStatus }) {
  const { tone, icon } = looks[status];
  return (
    <Pill tone={tone} icon={icon}>
      {status}
    </Pill>
  );
}
