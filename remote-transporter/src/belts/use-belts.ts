import type { Belt } from "@mandi/shared/contract/transporter/belt";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useState } from "react";
import { type BeltDraft, draftOf, newBelt } from "./belt-draft";
import { readBelts } from "./belts.api";

const beltsQuery = defineQuery(readBelts, { isEmpty: (list) => list.length === 0 });

/** The belts, and the one being edited or deleted. */
export function useBelts() {
  const state = useQuery(beltsQuery, []);
  const [draft, setDraft] = useState<BeltDraft | null>(null);
  const [leavingBelt, setLeavingBelt] = useState<Belt | null>(null);

  return {
    state,
    refresh: () => void state.refetch(),
    draft,
    open: (belt: Belt | null) => setDraft(belt === null ? newBelt : draftOf(belt)),
    close: () => setDraft(null),
    leavingBelt,
    askToRemove: setLeavingBelt,
  };
}
