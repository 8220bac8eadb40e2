import { hasComeBack } from "@mandi/shared/browser/come-back";
import { firstContent } from "@mandi/shared/browser/first-content";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * A person who comes in order to pay (`?pay=`) starts at the form, which on a phone is far below the sums; one who comes back, where
 * they were.
 * @returns what they came to pay, null where the address names nothing
 */
export function useLedToPayment(formId: string): string | null {
  const wanted = useSearchParams()[0].get("pay");
  useEffect(() => {
    // Nothing behind the gate takes the focus.
    if (wanted !== null && !hasComeBack()) void firstContent().then(() => document.getElementById(formId)?.focus());
  }, [wanted, formId]);
  return wanted;
}
