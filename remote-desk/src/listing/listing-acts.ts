import { formatRupees } from "@mandi/shared/format/rupees";
import { lists, listing as messages } from "@mandi/shared/messages/desk-table";
import type { DeskAct } from "../acts/desk-act";
import type { Listing } from "./listing.api";

const { heads } = lists;

/** The acts on a product of this status. */
export function listingActs(listing: Listing): readonly DeskAct[] {
  const { id, status, base_price, ex_price, terms_version, taken_off_at, changed_off_market = [] } = listing;
  const act = (name: "approve" | "restore" | "reject" | "pause", title: string, text: string): DeskAct => ({
    key: `listing ${name}`,
    title,
    text,
    right: "trade",
    path: `/desk/listing/${id}/${name}`,
    fields: [],
    figures: [
      { term: heads.status, value: status },
      { term: heads.base, value: formatRupees(base_price, { decimals: "auto" }) },
      { term: heads.ex, value: formatRupees(ex_price, { decimals: "auto" }) },
    ],
    fixed: {},
    isDanger: name === "reject" || name === "pause",
  });
  const approve = {
    ...act("approve", messages.approve, messages.approveText),
    // The server refuses it when the seller has changed the terms since they were read here.
    fixed: terms_version === undefined ? {} : { expected_terms: terms_version },
  };
  const reject = act("reject", messages.reject, messages.rejectText);
  switch (status) {
    case "pending approval":
      return [approve, reject];
    case "live":
      return [act("pause", messages.pause, messages.pauseText), reject];
    case "paused": {
      if (!taken_off_at) return [reject];
      const back =
        changed_off_market.length === 0
          ? act("restore", messages.restore, messages.restoreText)
          : { ...approve, title: messages.approveBack };
      return [back, reject];
    }
    case "rejected":
      return [approve];
    default:
      return [];
  }
}
