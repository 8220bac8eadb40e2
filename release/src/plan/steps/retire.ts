import { type ReleaseState, unitStateOf, withRetiredState } from "../../store/release-state";
import { type Step, StepRefused } from "./step";

/**
 * The step that takes an area out of the product for good, its addresses and menu entries with it; another area may have them
 * from then on. Its versions stay until `prune`, and so does what held it: a pause, versions that failed in the field. Only of an area that is shut: people have seen its card before its pages are gone.
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
