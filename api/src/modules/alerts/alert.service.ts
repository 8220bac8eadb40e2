import type { AlertsAnswer, IngotAlertBody, PriceAlertBody } from "@mandi/shared/contract/alert";
import { usualAlert } from "@mandi/shared/contract/alert";
import { formatPaise } from "@mandi/shared/format/rupees";
import { paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, invalidField } from "../../platform/errors";
import { rupees, rupeesOrNull } from "../../platform/wire-figures";
import { selectFollowedPlaces, selectWatchedPrice } from "../../reads/own-alerts.read";
import {
  deleteIngotAlert,
  selectPriceAlerts,
  selectSwitch,
  upsertIngotAlert,
  upsertPriceAlert,
  upsertSwitch,
} from "./alert.store";

/** The alerts a person has chosen. */
export async function readAlerts(db: Db, userId: number, now: Date): Promise<AlertsAnswer> {
  const [isOn, prices, places] = await Promise.all([
    selectSwitch(db, userId),
    selectPriceAlerts(db, userId),
    selectFollowedPlaces(db, userId, tradeDay(now)),
  ]);
  return {
    data: {
      is_on: isOn ?? true,
      price: prices.map(({ listing_id, rule, move_percent, target_paise }) => ({
        seller_commodity_product_id: listing_id,
        rule,
        percent: move_percent,
        target: rupeesOrNull(target_paise),
      })),
      ingot: places.map(({ name, price_paise, move_paise }) => ({
        location: name,
        price: rupeesOrNull(price_paise),
        move: rupeesOrNull(move_paise),
      })),
    },
  };
}

/** The target price that a person has set, by offer. */
export async function readPriceTargets(db: Db, userId: number): Promise<ReadonlyMap<number, number>> {
  const targets = await selectPriceAlerts(db, userId);
  return new Map(
    targets.flatMap(({ listing_id, rule, target_paise }) =>
      rule === "target" && target_paise !== null ? [[listing_id, rupees(target_paise)]] : [],
    ),
  );
}

/** Switches all alerts of a person on or off. */
export const switchAlerts = upsertSwitch;

/**
 * Sets how a person follows an offer on their watch list; moves are measured from its current price.
 *
 * @throws Refusal 404 when it is not on the list, 422 when a target is missing or not below the price
 */
export async function choosePriceAlert(tx: Db, userId: number, body: PriceAlertBody): Promise<void> {
  const { seller_commodity_product_id: listing_id, rule, percent = usualAlert.percent, target } = body;
  const price = found(await selectWatchedPrice(tx, userId, listing_id), "This product is not on your watch list.");
  if (rule === "target") {
    if (target === undefined) throw invalidField("target", "Please enter a price");
    if (price !== null && paiseFromRupees(target) >= price) {
      throw invalidField("target", `Please enter less than ${formatPaise(paise(price))}, the current price`);
    }
  }
  const target_paise = rule === "target" && target !== undefined ? paiseFromRupees(target) : null;
  await upsertPriceAlert(tx, {
    user_id: userId,
    listing_id,
    rule,
    move_percent: percent,
    target_paise,
    base_paise: price,
  });
}

/**
 * Sets by how much the ingot price of a place has to move, from its current price, before a person is alerted.
 *
 * @throws Refusal 404 when there is no such place, 422 when it has no price yet
 */
export async function chooseIngotAlert(
  tx: Db,
  userId: number,
  { location, move }: IngotAlertBody,
  now: Date,
): Promise<void> {
  const places = await selectFollowedPlaces(tx, userId, tradeDay(now));
  const place = found(
    places.find(({ name }) => name === location),
    "This location was not found.",
  );
  if (move === null) return deleteIngotAlert(tx, userId, place.id);
  if (place.price_paise === null) throw invalidField("location", "This location has no price yet");
  await upsertIngotAlert(tx, {
    user_id: userId,
    location_id: place.id,
    move_paise: paiseFromRupees(move),
    base_paise: place.price_paise,
  });
}
