import { content } from "@mandi/shared/messages/public-content";
import type { FailureLook } from "@mandi/shared/ui/feedback/page-failure";

/** What a page says where nothing is there, in the words of the documents. */
export const failureLook: FailureLook = { nothing: content.noDataFound, serverTrouble: content.serverTrouble };
