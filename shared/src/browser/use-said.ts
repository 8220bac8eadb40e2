import { useMemo } from "react";
import { isSaid } from "./notify";

/**
 * `aria-live` of a region: off for a text that a toast says at the same moment, which would be read twice
 * (docs/decisions/0236-what-is-announced.md); otherwise as its role has it.
 */
export function useSaid(text: string | null | undefined): "off" | undefined {
  return useMemo(() => (text && isSaid(text) ? "off" : undefined), [text]);
}
