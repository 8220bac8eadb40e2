import { kilograms } from "@mandi/shared/money/kilograms";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { roundPerTonne } from "@mandi/shared/money/rounding";
import type { Db } from "../../platform/database/database";
import type { PricedPair } from "../auction/marking/pairs.service";
import { readSettings } from "../site/settings";
import { secondPersonAbove } from "./desk-settings";

/** A pair that was chosen, beside the lowest that can deliver. */
export interface PairBesideLowest {
  readonly chosen: PricedPair | undefined;
  readonly lowest: PricedPair | undefined;
}

/** What a pair lands at per MT before GST, as the board shows it. */
export const landedPerTonne = ({ landedPaise, terms }: PricedPair) =>
  roundPerTonne(landedPaise, kilograms(terms.totalKg));

/** Whether one person may mark a pair: the lowest that can deliver always, any other up to the amount of the setting. */
export async function mayMarkAlone(db: Db): Promise<(pair: PairBesideLowest) => boolean> {
  const setting = await readSettings(db);
  const atMost = paiseFromRupees(setting(secondPersonAbove));
  return ({ chosen, lowest }) =>
    chosen === undefined ||
    lowest === undefined ||
    landedPerTonne(chosen) <= landedPerTonne(lowest) ||
    chosen.terms.forPaise <= atMost;
}
