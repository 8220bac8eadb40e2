import type { Address } from "@mandi/shared/contract/address";
import { useEffect, useRef, useState } from "react";

export type AddressPart = "billing" | "consignee";

/**
 * Chooses a newly added address where it was added. The answer of the save does not name it, so it is found as the one
 * that the list did not have before.
 */
export function useNewAddress(list: readonly Address[], onNew: (part: AddressPart, id: number) => void) {
  const [part, setPart] = useState<AddressPart | null>(null);
  const awaited = useRef<{ readonly part: AddressPart; readonly known: ReadonlySet<number> } | null>(null);
  const [added, setAdded] = useState<{ readonly part: AddressPart; readonly id: number } | null>(null);
  const latest = useRef(onNew);
  latest.current = onNew;

  useEffect(() => {
    const found = list.find(({ id }) => awaited.current?.known.has(id) === false);
    if (!found || !awaited.current) return;
    latest.current(awaited.current.part, found.id);
    setAdded({ part: awaited.current.part, id: found.id });
    awaited.current = null;
  }, [list]);

  // The button that opened the form may be gone with the empty list.
  useEffect(() => {
    if (added === null) return;
    document.querySelector<HTMLInputElement>(`input[name="${added.part}"][value="${added.id}"]`)?.focus();
  }, [added]);

  return {
    part,
    open: setPart,
    close: () => setPart(null),
    /** The address was saved; it arrives with the next list. */
    expect: () => {
      if (part !== null) awaited.current = { part, known: new Set(list.map(({ id }) => id)) };
      setPart(null);
    },
  };
}
