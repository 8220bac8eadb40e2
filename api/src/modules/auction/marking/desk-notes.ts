/** Why a closed window is not marked yet, for the desk. */
export const deskNotes = {
  noOffers: "No seller has answered.",
  noBids: "No transporter has bid freight.",
  freightAsked: "The city of the best offer is chosen. Its transporters are asked for freight only now.",
  lateFreight: "A freight bid came after the close. The lowest price is marked in a few minutes.",
  noStock: "No offer is covered by the seller's stock.",
  noPrice: "No offer has a price that can be marked.",
  farPrice: "The best offer is far from its seller's listed price. Please check it and mark by hand.",
  farFreight: "The lowest freight is far outside its transporter's belt. Please check it and mark by hand.",
  byHand: "Waiting to be marked.",
} as const;
