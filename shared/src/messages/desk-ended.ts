/** Messages about requests to a second person that ended without being carried out. */
export const ended = {
  title: "Declined or lapsed since yesterday",
  none: "No request was declined or lapsed.",
  heads: { act: "Action", about: "About", by: "Requested by", end: "How it ended", reason: "Reason" },
} as const;
