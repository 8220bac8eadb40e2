import { page } from "@mandi/shared/messages/seller";
import type { FailureLook } from "@mandi/shared/ui/feedback/page-failure";

/** Shown instead of a document that does not exist, with a link to others of its kind. */
export function failureLook(back: NonNullable<FailureLook["back"]>): FailureLook {
  return { nothing: page.nothingHere, nothingText: page.nothingHereText, serverTrouble: page.serverTrouble, back };
}
