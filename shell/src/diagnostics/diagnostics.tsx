import { useEffect, useState } from "react";
import { PartMissing } from "../frame/part-missing";
import { useLatePart } from "../frame/use-late-part";

/** Ctrl+Alt+D opens the diagnostics panel, whose code is loaded only then. */
export function Diagnostics() {
  const [isOpen, setIsOpen] = useState(false);
  const { part, missing, want } = useLatePart(() => import(/* webpackChunkName: "tools" */ "./diagnostics-panel"));

  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (!(event.ctrlKey && event.altKey && event.code === "KeyD")) return;
      event.preventDefault();
      setIsOpen((shown) => !shown);
      want();
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [want]);

  if (!isOpen) return null;
  if (missing) return <PartMissing missing={missing} at="foot" onRetry={want} />;
  return part && <part.DiagnosticsPanel onClose={() => setIsOpen(false)} />;
}
