import type { Address } from "@mandi/shared/contract/address";
import { useEffect, useRef, useState } from "react";

export type AddressPart = "billing" | "consignee";

/**
 * An address added on the way is chosen where it was added. The answer of the save does not name it, so it is found as the
 * one that the list did not have before.
 */
export function useNewAddress(list: readonly Address[], onNew: (part: AddressPart, id: number) => void) {
  const [part, setPart] = useState<AddressPart | null>(null);
  const awaited = useRef<{ readonly part: AddressPart; readonly known: ReadonlySet<number> } | null>(null);
  const latest = useRef(onNew);
  latest.current = onNew;

  useEffect(() => {
    const added = list.find(({ id }) => awaited.current?.known.has(id) === false);
    if (!added || !awaited.current) return;
    latest.current(awaited.current.part, added.id);
    awaited.current = null;
  }, [list]);

  return {
    part,
    open: setPart,
    close: () => setPart(null),
    /** The address was saved; it comes with the next list. */
    expect: () => {
      if (part !== null) awaited.current = { part, known: new Set(list.map(({ id }) => id)) };
      setPart(null);
    },
  };
}
