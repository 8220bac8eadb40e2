import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

interface BackClosesProps {
  readonly onBack: () => void;
}

/** While it is in the page, Back closes the question that is open, as Escape does, and leaves the page where it is. */
export function BackCloses({ onBack }: BackClosesProps) {
  const blocker = useBlocker(({ historyAction }) => String(historyAction) === "POP");

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    onBack();
  }, [blocker, onBack]);

  return null;
}
