import { type ReleaseState, unitStateOf, withRetiredState } from "../../store/release-state";
import { type Step, StepRefused } from "./step";

/**
 * Removes an area from the product for good, with its addresses and menu entries; another area may use them from then on.
 * Its versions stay until `prune`, and its pause and quarantined versions stay in effect. Only for an area that is shut, so
 * that people have seen its card before its pages are gone.
 */
export function retire(area: string): Step {
  return {
    action: `retire ${area}`,
    change(live): ReleaseState {
      if (area === "shell") throw new StepRefused("The shell carries every page and cannot be retired");
      const state = unitStateOf(live, area);
      if (!state) throw new StepRefused(`Nothing of ${area} is live`);
      if (state.disabled === undefined)
        throw new StepRefused(`${area} is open. Shut it first: release disable ${area} --reason …`);
      const { [area]: _, ...areas } = live.areas;
      const { paused, quarantined } = state;
      const held = { ...(paused !== undefined && { paused }), ...(quarantined && { quarantined }) };
      return withRetiredState({ ...live, areas }, area, held);
    },
  };
}
