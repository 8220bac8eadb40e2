import { Number as NumberOf } from "typebox";
import type { Setting } from "../site/settings";

const Percent = NumberOf({ minimum: 0.1, maximum: 100, multipleOf: 0.01 });
const Times = NumberOf({ minimum: 1, maximum: 1_000, multipleOf: 0.1 });

/** An ingot price that moved by more than this percent since the day before is asked about. */
export const ingotOddPercent: Setting<typeof Percent> = { key: "ingot_odd_percent", schema: Percent, fallback: 3 };

/** So is one that moved by more than this many times what the other places moved. */
export const ingotOddTimes: Setting<typeof Times> = { key: "ingot_odd_times", schema: Times, fallback: 5 };
