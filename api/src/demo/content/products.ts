import { buildingProducts } from "./products-building";
import { flatProducts } from "./products-flat";
import { meltingProducts } from "./products-melting";
import { reinforcementProducts } from "./products-reinforcement";
import { structuralProducts } from "./products-structural";
import { tubeProducts } from "./products-tubes";
import { wireProducts } from "./products-wire";
import type { Product } from "./types";

/** The order is that of the home page: what is asked for most stands first. */
export const products: readonly Product[] = [
  ...reinforcementProducts.slice(0, 1),
  ...meltingProducts.slice(0, 2).reverse(),
  ...structuralProducts,
  ...tubeProducts,
  ...flatProducts,
  ...buildingProducts,
  ...wireProducts,
  ...reinforcementProducts.slice(1),
  ...meltingProducts.slice(2),
];
