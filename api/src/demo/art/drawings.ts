import { buildingProducts } from "./building-products";
import type { Draw } from "./compose";
import { details } from "./details";
import { loads } from "./loads";
import { longProducts } from "./long-products";
import { rolledProducts } from "./rolled-products";
import { vehicles } from "./vehicles";

const all: ReadonlyMap<string, Draw> = new Map(
  [...longProducts, ...rolledProducts, ...buildingProducts, ...details, ...loads, ...vehicles].map((picture) => [
    picture.name,
    picture.draw,
  ]),
);

/** A thing by the name of its drawing, to be put into a larger picture. */
export function thing(name: string): Draw {
  const draw = all.get(name);
  if (draw === undefined) throw new Error(`No drawing is called ${name}.`);
  return draw;
}
