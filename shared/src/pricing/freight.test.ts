import { paiseFromRupees as rupees } from "../money/paise";
import { basisPointsFromPercent } from "../money/percent";
import { freightOfBid, freightOfPrice } from "./freight";

const gst = basisPointsFromPercent(18);

it.each([
  [1_800, 2_124],
  [1_525.42, 1_800],
  [0, 0],
])("charges the buyer a bid of %p per MT with GST: %p, and computes the bid back from it", (bid, price) => {
  const freight = { ratePaise: rupees(bid), pricePaise: rupees(price) };
  expect(freightOfBid(rupees(bid), gst)).toEqual(freight);
  expect(freightOfPrice(rupees(price), gst)).toEqual(freight);
});
