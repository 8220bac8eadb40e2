import { type ReleaseState, unitStateOf, withUnitState } from "../../store/release-state";
import { misfitsOf } from "./check-set";
import type { Compose } from "./check-step";

/** Prefix of the reason of an area that was shut because it does not fit the shell, not by a person. */
const misfit = "does not fit the live shell: ";

/** Whether an area is shut only until it fits the shell. */
export function isShutAsMisfit(reason: string | undefined): boolean {
  return reason?.startsWith(misfit) ?? false;
}

/**
 * The set in which areas that were shut as misfits are open again if they fit this shell. With `shuts`, areas that do not
 * fit it are shut, except those that the step makes live: they remain objections.
 */
export async function withMisfitsShut(
  wanted: ReleaseState,
  shuts: readonly string[] | undefined,
  compose: Compose,
): Promise<ReleaseState> {
  const isWaiting = Object.values(wanted.areas).some(({ disabled }) => isShutAsMisfit(disabled));
  if (!shuts && !isWaiting) return wanted;
  const { shell, areas } = await compose(wanted);
  if (!shell) return wanted;
  return Object.entries(areas).reduce((set, [area, { live }]) => {
    const state = unitStateOf(set, area);
    if (!state || (state.disabled !== undefined && !isShutAsMisfit(state.disabled))) return set;
    const { disabled, ...open } = state;
    const [objection] = misfitsOf(live, shell);
    if (!objection) return withUnitState(set, area, open);
    const isToBeShut = disabled !== undefined || (shuts !== undefined && !shuts.includes(area));
    if (!isToBeShut) return set;
    const { canary: _, ...alone } = open;
    return withUnitState(set, area, { ...alone, disabled: misfit + objection.reason });
  }, wanted);
}
