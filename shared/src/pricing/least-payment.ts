import { minPaise, type Paise, paise, paisePerRupee } from "../money/paise";

/** The least that a person may pay towards an amount due, in paise: one rupee, or all of it where less is due. */
export function leastPayment(duePaise: Paise): Paise {
  return minPaise(paise(paisePerRupee), duePaise);
}
