/** Messages about requests to a second person that ended without being carried out. */
export const ended = {
  title: "Ended since yesterday",
  none: "None was declined, and all could still be done.",
  heads: { act: "Act", about: "About", by: "Requested by", end: "How it ended", reason: "Reason" },
} as const;
