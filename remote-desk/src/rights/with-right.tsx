import { type DeskRight, rightMissing } from "@mandi/shared/contract/desk/right";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useRight } from "./use-right";

interface WithRightProps {
  readonly right: DeskRight;
  readonly children: ReactNode;
}

/** A part for some roles only; the others see which role it needs. */
export function WithRight({ right, children }: WithRightProps) {
  const has = useRight(right);
  if (has === undefined) return null;
  return has ? children : <Note icon={Lock}>{rightMissing(right)}</Note>;
}
