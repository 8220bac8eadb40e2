import { deviceStore } from "@mandi/shared/browser/device-store";
import { Array as ArrayOf } from "typebox";
import { unfinishedPlace } from "../../unfinished-place";
import { PlannedChange } from "../plan/plan";

/*
 * The rest of a change in progress. It outlives the tab: without it, after a reload in the middle of "raise by 2
 * percent", nobody could tell which prices were raised.
 */

const store = deviceStore({
  ...unfinishedPlace,
  schema: ArrayOf(PlannedChange),
  maxAgeDays: 1,
  maxLength: 2 * 1024 * 1024,
});
/** Only one run at a time. */
const run = "run";

export function unfinishedChanges(): readonly PlannedChange[] {
  return store.load(run) ?? [];
}

export function keepUnfinished(changes: readonly PlannedChange[]): void {
  if (changes.length === 0) forgetUnfinished();
  else store.store(run, [...changes]);
}

export function forgetUnfinished(): void {
  store.drop(run);
}
