import { content } from "@mandi/shared/messages/public-content";
import type { FailureLook } from "@mandi/shared/ui/feedback/page-failure";

/** The texts of a page for missing content, as worded in the documents. */
export const failureLook: FailureLook = { nothing: content.noDataFound, serverTrouble: content.serverTrouble };
