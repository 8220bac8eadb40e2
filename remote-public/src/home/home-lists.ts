import type { IngotPeriod } from "@mandi/shared/contract/ingot-price";
import { readIngotPrice } from "../ingot/ingot.api";
import { orFirstPlace } from "../ingot/known-place";
import { readHome, readProducts } from "./home.api";
import { createKeptList } from "./kept-list";

export const homeContent = createKeptList(readHome);
export const homeProducts = createKeptList(() => readProducts(1));

type IngotList = ReturnType<typeof createIngotList>;
const ingotLists = new Map<string, IngotList>();

function createIngotList(period: IngotPeriod, location: string | undefined) {
  return createKeptList(() => orFirstPlace(location, (place) => readIngotPrice(period, place)));
}

/** The list of one window and place; the same one each time, so that going back and forth does not start over. */
export function ingotList(period: IngotPeriod, location: string | undefined): IngotList {
  const key = `${period} ${location ?? ""}`;
  const known = ingotLists.get(key) ?? createIngotList(period, location);
  ingotLists.set(key, known);
  return known;
}
