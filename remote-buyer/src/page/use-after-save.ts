import { useEffect, useRef, useState } from "react";

/** A page goes on this long after a success, so that its message can be read. */
export const redirectAfterMs = 1500;

export interface AfterSave {
  /** Reloads what was changed, also when the person leaves before the page goes on. */
  readonly refresh: () => void;
  readonly goOn: () => void;
  readonly afterMs: number;
}

/**
 * What follows a save comes once the form has let go of the page, or its question about unsaved changes would be asked about
 * what was just saved.
 */
export function useAfterSave({ refresh, goOn, afterMs }: AfterSave) {
  const [isSaved, setIsSaved] = useState(false);
  const latest = useRef({ refresh, goOn });
  latest.current = { refresh, goOn };
  useEffect(() => {
    if (!isSaved) return;
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      latest.current.refresh();
      latest.current.goOn();
    }, afterMs);
    return () => {
      clearTimeout(timer);
      if (!isOver) latest.current.refresh();
    };
  }, [isSaved, afterMs]);
  return { isSaved, markSaved: () => setIsSaved(true) };
}
