import { type ReleaseState, unitStateOf } from "../../store/release-state";
import { type Step, StepRefused } from "./step";

/**
 * The step that takes an area out of the product for good, its addresses and menu entries with it; another area may have them
 * from then on. Its versions stay until `prune`. Only of an area that is shut: people have seen its card before its pages are gone.
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
      return { ...live, areas };
    },
  };
}
