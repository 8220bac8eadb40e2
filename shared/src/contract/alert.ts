import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Integer,
  Literal,
  Null,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { closed, requiredLine } from "./field";
import { Id, Rupees } from "./wire";

/*
 * Alerts (additive, docs/domain.md#alerts): the price changes a person wants to be notified of. All amounts are rupees
 * per MT, those of offers with GST.
 */

/**
 * How the price of an offer on the watch list is followed: by the percentage it has moved, by a target it has fallen
 * to, or not at all.
 */
export const alertRules = ["move", "target", "off"] as const;
export type AlertRule = (typeof alertRules)[number];
const Rule = Union([Literal("move"), Literal("target"), Literal("off")]);

const percent = Integer({ minimum: 1, maximum: 50, message: "Please enter 1 to 50 percent" });
const target = Integer({ minimum: 1, maximum: 10_000_000, message: "Please enter a price in whole rupees" });
const move = Integer({ minimum: 50, maximum: 100_000, message: "Please enter at least ₹50" });

/** `percent` applies to the rule `move`, `target` to the rule `target`. */
export const PriceAlert = ObjectOf({
  seller_commodity_product_id: Id,
  rule: Rule,
  percent: Integer(),
  target: Union([Rupees, Null()]),
});
export type PriceAlert = Static<typeof PriceAlert>;

/** How an offer is followed until the person chooses otherwise. */
export const usualAlert = { rule: "move", percent: 2, target: null } as const;

/** The most alerts that a person gets in a day. */
export const alertsPerDay = 5;

/** A place with its last price, and the move that triggers an alert; null: not followed. */
export const IngotAlert = ObjectOf({
  location: StringOf(),
  price: Union([Rupees, Null()]),
  move: Union([Rupees, Null()]),
});
export type IngotAlert = Static<typeof IngotAlert>;

/**
 * `GET /alert`: the caller's choices. An offer of the watch list that is missing here is followed in the default way.
 */
export const AlertsAnswer = ObjectOf({
  data: ObjectOf({ is_on: BooleanOf(), price: ArrayOf(PriceAlert), ingot: ArrayOf(IngotAlert) }),
});
export type AlertsAnswer = Static<typeof AlertsAnswer>;

/** `POST /alert`: switches all alerts on or off; the individual choices are kept. */
export const AlertSwitchBody = ObjectOf({ is_on: BooleanOf() }, closed);
export type AlertSwitchBody = Static<typeof AlertSwitchBody>;

/** `POST /alert/price`: how one offer of the watch list is followed. */
export const PriceAlertBody = ObjectOf(
  { seller_commodity_product_id: Id, rule: Rule, percent: Optional(percent), target: Optional(target) },
  closed,
);
export type PriceAlertBody = Static<typeof PriceAlertBody>;

/** `POST /alert/ingot`: by how many rupees the ingot price of a place has to move; null: not followed. */
export const IngotAlertBody = ObjectOf(
  { location: requiredLine(100, "Please choose a place"), move: Union([move, Null()]) },
  closed,
);
export type IngotAlertBody = Static<typeof IngotAlertBody>;
