import type { CreditRequest, CreditRequestStatus } from "@mandi/shared/contract/credit-wallet";
import { Pill, type PillProps } from "@mandi/shared/ui/data/status-pill";
import { Check, CircleDot, Clock, Search, X } from "lucide-react";

const looks: Record<CreditRequestStatus, Pick<Required<PillProps>, "tone" | "icon">> = {
  pending: { tone: "wait", icon: Clock },
  "under review": { tone: "wait", icon: Search },
  approved: { tone: "ok", icon: Check },
  rejected: { tone: "bad", icon: X },
};

/** The status as returned. */
export function RequestPill({ status }: Pick<CreditRequest, "status">) {
  const { tone, icon } = new Map(Object.entries(looks)).get(status) ?? { tone: "plain", icon: CircleDot };
  return (
    <Pill tone={tone} icon={icon}>
      {status}
    </Pill>
  );
}
