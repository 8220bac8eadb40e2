import { goTo } from "@mandi/shared/ui/layout/go-to";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./order-part.module.css";
import { anchorOf, type PartKey } from "./part-list";
import { useWanted } from "./wanted-part";

/** A part that the list at the head of the page leads to; one that was asked for before it arrived takes the focus now. */
export function OrderPart({ of: part, children }: { readonly of: PartKey; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { take } = useWanted();

  useEffect(() => {
    if (place.current !== null && take(part)) goTo(place.current);
  }, [part, take]);

  return (
    <div ref={place} id={anchorOf(part)} tabIndex={-1} className={styles.part}>
      {children}
    </div>
  );
}
