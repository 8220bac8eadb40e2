import { useState } from "react";

/** The rows of a list while they are being reordered; rows added by others in the meantime come last. */
export function useOrder<Row extends { readonly id: number }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const placeOf = ({ id }: Row): number => {
    const place = ids?.indexOf(id) ?? -1;
    return place < 0 ? rows.length : place;
  };
  const ordered = ids === null ? rows : rows.toSorted((one, other) => placeOf(one) - placeOf(other));

  function move(place: number, by: -1 | 1): void {
    const next = ordered.map(({ id }) => id);
    const [moved = 0] = next.splice(place, 1);
    next.splice(place + by, 0, moved);
    setIds(next);
  }

  return {
    rows: ordered,
    isChanged: ordered.some(({ id }, place) => rows[place]?.id !== id),
    move,
    /** Restores the order of the server. */
    reset: () => setIds(null),
  };
}
