import type { FillContext } from "../fill/context";
import type { Deal } from "../trade/deal";
import type { DealWorld } from "./deal-world";

/** The progress of a deal while it is played. */
export interface PlayedDeal {
  readonly deal: Deal;
  quotationId: number;
  orderId: number;
  readonly vehicleIds: number[];
}

/** One step of a deal, and when it happens. */
export interface Scene extends Pick<FillContext, "tx"> {
  readonly world: DealWorld;
  readonly played: PlayedDeal;
  readonly at: Date;
}
