const reasons: Readonly<Record<string, string>> = {
  request: "where your last request goes",
  address: "your newest address",
};

/** Why a place of delivery is set that its reader did not choose; null for one that they chose. */
export const usualPlaceReason = (from: string | undefined): string | null => reasons[from ?? ""] ?? null;
