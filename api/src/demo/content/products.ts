import { buildingProducts } from "./products-building";
import { flatProducts } from "./products-flat";
import { meltingProducts } from "./products-melting";
import { reinforcementProducts } from "./products-reinforcement";
import { structuralProducts } from "./products-structural";
import { tubeProducts } from "./products-tubes";
import { wireProducts } from "./products-wire";
import type { Product } from "./types";

/** What is asked for most: these open the home page, in this order. */
const askedMost = [
  "tmt-bar",
  "ms-billet",
  "ms-ingot",
  "ms-angle",
  "ms-channel",
  "ms-beam",
  "erw-pipe",
  "hr-sheet",
  "opc-53",
  "binding-wire",
];

const byCategory: readonly Product[] = [
  ...reinforcementProducts,
  ...structuralProducts,
  ...tubeProducts,
  ...flatProducts,
  ...buildingProducts,
  ...wireProducts,
  ...meltingProducts,
];

const rank = ({ key }: Product): number => {
  const place = askedMost.indexOf(key);
  return place < 0 ? askedMost.length : place;
};

/** Every product, in the order of the home page. */
export const products: readonly Product[] = [...byCategory].sort((one, other) => rank(one) - rank(other));
