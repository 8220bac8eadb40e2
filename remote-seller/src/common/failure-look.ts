import { page } from "@mandi/shared/messages/seller";
import type { FailureLook } from "@mandi/shared/ui/feedback/page-failure";

/** What replaces a document that is not there: with the way to others of the kind. */
export function failureLook(back: NonNullable<FailureLook["back"]>): FailureLook {
  return { nothing: page.nothingHere, nothingText: page.nothingHereText, serverTrouble: page.serverTrouble, back };
}
