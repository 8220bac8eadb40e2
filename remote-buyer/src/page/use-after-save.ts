import { useEffect, useRef, useState } from "react";

/**
 * What follows a save comes once the form has let go of the page: a question that still stands would be asked about what was
 * just saved.
 */
export function useAfterSave(follow: () => void) {
  const [isSaved, setIsSaved] = useState(false);
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    if (isSaved) latest.current();
  }, [isSaved]);
  return { isSaved, markSaved: () => setIsSaved(true) };
}
