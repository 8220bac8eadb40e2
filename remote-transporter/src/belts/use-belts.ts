import type { Belt } from "@mandi/shared/contract/transporter/belt";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useState } from "react";
import { useLater } from "../page/use-later";
import { useSubmit } from "../page/use-submit";
import { type BeltDraft, bodyOf, draftOf, newBelt } from "./belt-draft";
import { deleteBelt, readBelts, saveBelt } from "./belts.api";

const beltsQuery = defineQuery(readBelts, { isEmpty: (list) => list.length === 0 });

/** The belts, and the one that is being written or taken away. */
export function useBelts() {
  const state = useQuery(beltsQuery, []);
  const [draft, setDraft] = useState<BeltDraft | null>(null);
  const [leavingBelt, setLeavingBelt] = useState<Belt | null>(null);
  const saving = useSubmit();
  const removing = useSubmit();
  const later = useLater();

  /** Close and refresh come 1.5 s after the success; a form opened meanwhile stays. */
  function closeLater(): void {
    later(() => {
      setDraft((now) => (now === draft ? null : now));
      setLeavingBelt((now) => (now === leavingBelt ? null : now));
      void state.refetch();
    });
  }

  function open(belt: Belt | null): void {
    saving.forgive();
    setDraft(belt === null ? newBelt : draftOf(belt));
  }

  async function save(written: BeltDraft): Promise<void> {
    const { kind } = await saving.write((key) => saveBelt(bodyOf(written), key));
    if (kind === "done") closeLater();
  }

  async function remove(): Promise<void> {
    if (leavingBelt === null) return;
    const { kind } = await removing.write((key) => deleteBelt(leavingBelt.id, key));
    if (kind === "done") closeLater();
  }

  return {
    state,
    draft,
    open,
    close: () => setDraft(null),
    save,
    saving,
    leavingBelt,
    askToRemove(belt: Belt | null) {
      removing.forgive();
      setLeavingBelt(belt);
    },
    remove,
    removing,
  };
}
