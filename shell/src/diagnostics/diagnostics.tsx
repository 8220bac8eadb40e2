import { type ComponentType, useEffect, useState } from "react";

type Panel = ComponentType<{ readonly onClose: () => void }>;

/** Ctrl+Alt+D opens the diagnostics panel, whose code nobody else pays for. */
export function Diagnostics() {
  const [Shown, setShown] = useState<{ readonly panel: Panel } | null>(null);

  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (!(event.ctrlKey && event.altKey && event.code === "KeyD")) return;
      event.preventDefault();
      import("./diagnostics-panel").then(
        (module) => setShown((shown) => (shown ? null : { panel: module.DiagnosticsPanel })),
        () => undefined, // Without its code there is nothing to show; the page itself is well.
      );
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);

  return Shown && <Shown.panel onClose={() => setShown(null)} />;
}
