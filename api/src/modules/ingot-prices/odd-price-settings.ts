import { Number as NumberOf } from "typebox";
import type { Setting } from "../site/settings";

const Percent = NumberOf({ minimum: 0.1, maximum: 100, multipleOf: 0.01 });
const Times = NumberOf({ minimum: 1, maximum: 1_000, multipleOf: 0.1 });

/** An ingot price that moved by more than this percentage since the day before needs confirmation. */
export const ingotOddPercent: Setting<typeof Percent> = { key: "ingot_odd_percent", schema: Percent, fallback: 3 };

/** One that moved by more than this percentage is saved only where it is typed a second time. */
export const ingotFarPercent: Setting<typeof Percent> = { key: "ingot_far_percent", schema: Percent, fallback: 20 };

/** So does one that moved more than this many times as far as the other places. */
export const ingotOddTimes: Setting<typeof Times> = { key: "ingot_odd_times", schema: Times, fallback: 5 };
