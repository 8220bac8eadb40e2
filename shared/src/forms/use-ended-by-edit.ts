import { useEffect, useRef } from "react";
import type { Submission } from "./use-submit";

/** Ends the refusal of a form as soon as its content changes: the refusal was about something else. */
export function useEndedByEdit(content: unknown, { endRefusal }: Pick<Submission, "endRefusal">): void {
  const known = useRef(content);
  useEffect(() => {
    if (known.current === content) return;
    known.current = content;
    endRefusal();
  }, [content, endRefusal]);
}
