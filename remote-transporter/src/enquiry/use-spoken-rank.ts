import { enquiryDetail } from "@mandi/shared/messages/transporter-trade";
import { useEffect, useRef, useState } from "react";

/** An announcement when the caller's rank changed on its own; silent while it stays. `rank` is 0 without a bid. */
export function useSpokenRank(rank: number): string | null {
  const before = useRef(rank);
  const [spoken, setSpoken] = useState<string | null>(null);
  useEffect(() => {
    if (before.current === rank) return;
    before.current = rank;
    setSpoken(rank === 0 ? null : enquiryDetail.nowPlace(rank));
  }, [rank]);
  return spoken;
}
