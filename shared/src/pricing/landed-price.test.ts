import { paiseFromRupees as rupees } from "../money/paise";
import { basisPointsFromPercent } from "../money/percent";
import { estimateLandedPrice } from "./landed-price";

it("adds the likely freight with the GST of the goods to the ex price, and the range around it", () => {
  const freight = { ratePaise: rupees(1_800), lowPaise: rupees(1_500), highPaise: rupees(2_005) };
  expect(estimateLandedPrice(rupees(55_932), freight, basisPointsFromPercent(18))).toEqual({
    freightPaise: rupees(2_124),
    landedPaise: rupees(58_056),
    lowPaise: rupees(57_702),
    highPaise: rupees(58_298),
  });
});
