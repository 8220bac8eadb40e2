import type { MarkingNeed } from "../contract/desk/marking-need";

/** Why a closed window is not marked yet, for the desk: on its page, and in the message that tells it. */
export const markingNeedWords: Readonly<Record<MarkingNeed, string>> = {
  "no offers": "No seller has answered.",
  "no bids": "No transporter has bid freight.",
  "freight asked": "The city of the best offer is chosen. Its transporters are asked for freight only now.",
  "late freight": "A freight bid came after the close. The lowest price is marked in a few minutes.",
  "no stock": "No offer is covered by the seller's stock.",
  "no price": "No offer has a price that can be marked.",
  "far price": "The best offer is far from its seller's listed price. Please check it and mark by hand.",
  "far freight": "The lowest freight is far outside its transporter's belt. Please check it and mark by hand.",
  "by hand": "Waiting to be marked.",
};
