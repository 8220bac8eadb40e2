import type { ProductItem } from "@mandi/shared/contract/product-list";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useDelivery } from "@mandi/shared/session";
import { type LandedTile, readLowestLanded } from "./home.api";

const landedQuery = defineQuery(
  (signal, ids: readonly number[], pincode: string) => readLowestLanded(ids, pincode, signal),
  { isKept: true, retryOnMount: false },
);

export interface LandedTiles {
  readonly pincode: string;
  /** Empty while they load; the tiles are useful without them, so a failure is not reported. */
  readonly of: ReadonlyMap<number, LandedTile>;
}

/** The lowest landed price of each tile; null where no place of delivery is set. */
export function useLandedTiles(products: readonly ProductItem[]): LandedTiles | null {
  const pincode = useDelivery()?.pincode ?? null;
  const ids = products.map(({ id }) => id);
  const state = useQuery(landedQuery, pincode === null || ids.length === 0 ? null : [ids, pincode]);
  if (pincode === null) return null;
  return { pincode, of: state.kind === "ready" ? state.data : new Map() };
}
