import { behindGateClass } from "@mandi/shared/browser/first-content";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import type { Router } from "../routing/router";

/**
 * Renders the app behind the gate: laid out but neither visible nor reachable, so that nothing is left to do when the gate
 * opens. `inert` and `visibility` hide it from sight, keyboard and screen reader until then.
 */
export function renderApp(element: HTMLElement, router: Router) {
  element.inert = true;
  element.classList.add(behindGateClass);
  const root = createRoot(element);
  root.render(<RouterProvider router={router} />);

  return {
    /** Shows the app. */
    reveal(): void {
      element.inert = false;
      element.classList.remove(behindGateClass);
    },
    /** Removes it again, with its timers and calls: the gate stayed closed. */
    remove(): void {
      root.unmount();
      element.remove();
    },
  };
}
