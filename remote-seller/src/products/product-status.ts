import type { StatusTone } from "@mandi/shared/ui/data/status-tables";
import { Check, CircleDot, Clock, type LucideIcon, Pause, PencilLine, X } from "lucide-react";

export interface ProductStatusLook {
  readonly tone: StatusTone;
  readonly icon: LucideIcon;
}

const looks: ReadonlyMap<string, ProductStatusLook> = new Map([
  ["draft", { tone: "act", icon: PencilLine }],
  ["pending approval", { tone: "wait", icon: Clock }],
  ["live", { tone: "ok", icon: Check }],
  ["paused", { tone: "plain", icon: Pause }],
  ["rejected", { tone: "bad", icon: X }],
]);

/** Look of a listing's status (docs/domain.md#catalogue-and-listings); an unknown status is shown as it is. */
export function productStatusLook(status: string): ProductStatusLook {
  return looks.get(status) ?? { tone: "plain", icon: CircleDot };
}
