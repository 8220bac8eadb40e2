import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import type { ReactNode } from "react";
import styles from "./end-actions.module.css";

/** The actions beside the title; on a phone at the end of the page instead, below what the seller has to do. */
export function useEndActions(actions: ReactNode): { readonly inHead: ReactNode; readonly atEnd: ReactNode } {
  const isPhone = useMediaQuery("(max-width: 767px)");
  if (!isPhone) return { inHead: actions, atEnd: null };
  const atEnd = (
    <div className={styles.end} data-print="hide">
      {actions}
    </div>
  );
  return { inHead: undefined, atEnd };
}
