import { page } from "@mandi/shared/messages/buyer";
import { common } from "@mandi/shared/messages/common";
import type { FailureLook } from "@mandi/shared/ui/feedback/page-failure";

/** The list that a document belongs to. */
export interface DocumentList {
  readonly to: string;
  readonly title: string;
}

/** Shown instead of an order or a quotation that does not exist, with a link to its list. */
export function documentLook({ to, title }: DocumentList): FailureLook {
  return {
    heading: "h1",
    nothing: common.noData,
    nothingText: page.notFoundText,
    serverTrouble: page.serverTrouble,
    back: { to, label: title },
  };
}
