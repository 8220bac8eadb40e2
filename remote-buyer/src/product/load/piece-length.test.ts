import { aProductDetail } from "@mandi/shared/testing/buyer-builders/product";
import { firstSelection } from "../selection";
import { pieceLengthOf } from "./piece-length";

const lengthOf = (name: string, packaging: string) => {
  const product = aProductDetail({ name, packaging_charge: [{ id: 1, name: packaging, charge: 0 }] });
  return pieceLengthOf(product, firstSelection(product));
};

it.each([
  ["TMT Bar", "Bundled, 2 straps", 12, "usual"],
  ["MS Angle", "Loose, 6 m", 6, "packaging"],
  ["Crane Rail", "Loose, 12 m", 12, "packaging"],
  ["ERW Pipe", "Hexagon bundle", 6, "usual"],
  ["Square Hollow Section", "Loose, 5.5 m", 5.5, "packaging"],
  ["TMT Bar in Coil", "Coil, 4 straps", null, "usual"],
  ["Wire Rod", "Compacted, 4 straps", null, "usual"],
  ["TMT Bar", "Cut and bent", null, "usual"],
])("%s, %s: pieces are counted by %s m, which is the %s length", (name, packaging, metres, source) => {
  expect(lengthOf(name, packaging)).toEqual({ metres, source });
});
