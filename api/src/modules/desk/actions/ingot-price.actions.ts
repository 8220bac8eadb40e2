import { ingotPriceWrites as writes } from "@mandi/shared/contract/desk/ingot-price";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { counted } from "@mandi/shared/format/counted";
import { isDay } from "@mandi/shared/format/days";
import { formatPaise } from "@mandi/shared/format/rupees";
import { paise, paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { isFarMove, oddMoves, type PlaceMove } from "@mandi/shared/pricing/odd-move";
import { recordAudit } from "../../../platform/audit";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { found, invalidField } from "../../../platform/errors";
import { nobody } from "../../../reads/desk/parties.read";
import { readIngotRound } from "../../ingot-prices/ingot-price.service";
import {
  addIngotPoint,
  findIngotLocation,
  lockIngotLocations,
  removeLastIngotPoint,
  saveIngotDay,
} from "../../ingot-prices/ingot-price-change.open.store";
import { deskAction } from "./desk-action";
import { refuseCorrection } from "./ingot-correction";

/** The desk's acts on ingot prices. */
export const ingotPriceActions = [
  deskAction("ingot-price day", writes["ingot-price day"], {
    subject: (_id, { location, day }) => `ingot-price:${location}:${day}`,
    parties: nobody,
    async run(tx, _id, body, { at }) {
      if (!isDay(body.day) || body.day > tradeDay(at)) throw invalidField("day", "Please enter a day that has begun");
      const { open, high, low, close } = body;
      if (low > Math.min(open, close) || high < Math.max(open, close)) {
        throw invalidField("high", "High and low must enclose open and close");
      }
      const location = found(await findIngotLocation(tx, body.location), "There is no such location.");
      await refuseFarDay(tx, body);
      await saveIngotDay(tx, {
        location_id: location.id,
        day: body.day,
        open_paise: paiseFromRupees(open),
        high_paise: paiseFromRupees(high),
        low_paise: paiseFromRupees(low),
        close_paise: paiseFromRupees(close),
        updated_at: at,
      });
      return { message: "The prices of the day are saved." };
    },
  }),
  deskAction("ingot-price now", writes["ingot-price now"], {
    subject: (_id, { location }) => `ingot-price:${location}`,
    parties: nobody,
    async run(tx, _id, body, { at }) {
      const location = found(await findIngotLocation(tx, body.location), "There is no such location.");
      const { places, rule } = await movesOf(tx, [body], at);
      if (body.again !== body.price) refuseFar(places, rule.farPercent, "again");
      const point = { locationId: location.id, day: tradeDay(at), at, paise: paiseFromRupees(body.price) };
      await addIngotPoint(tx, point);
      return { message: "The price is saved." };
    },
  }),
  deskAction("ingot-price round", writes["ingot-price round"], {
    subject: () => "ingot-price:round",
    parties: nobody,
    hasOwnTrail: true,
    async run(tx, _id, body, { at, actorId, reason, requestId }) {
      const { prices, meant = [], again = [], corrects = [], expected_prices = [] } = body;
      await lockIngotLocations(
        tx,
        prices.map(({ location }) => location),
      );
      const moves = await movesOf(tx, prices, at);
      refuseOdd(moves.places, oddMoves(moves.places, moves.rule), meant);
      const typedTwice = new Map(again.map(({ location, price }) => [location, paiseFromRupees(price)]));
      const once = moves.places.filter(({ place, now }) => typedTwice.get(place) !== now);
      refuseFar(once, moves.rule.farPercent, "again");
      for (const { place, today } of moves.places) {
        if (!corrects.includes(place)) continue;
        const asRead = expected_prices.find(({ location }) => location === place);
        refuseCorrection(today, asRead);
      }
      for (const { id, place, now } of moves.places) {
        if (corrects.includes(place)) await removeLastIngotPoint(tx, id, tradeDay(at));
        await addIngotPoint(tx, { locationId: id, day: tradeDay(at), at, paise: now });
        const isCorrection = corrects.includes(place);
        const detail = { location: place, price: rupeesFromPaise(now), ...(isCorrection && { corrects: true }) };
        const subject: TrailSubject = `ingot-price:${place}`;
        await recordAudit(tx, { at, actorId, action: "ingot-price round", subject, reason, detail, requestId });
      }
      return { message: `The prices of ${counted(prices.length, "place")} are saved.` };
    },
  }),
];

const figures = ["open", "high", "low", "close"] as const;

/**
 * A figure of a day beyond the second step is saved only where it is typed a second time, as on the page of prices.
 *
 * @throws Refusal 422 at `again`, naming the first of them
 */
async function refuseFarDay(
  tx: Db,
  { day, location, again = [], ...prices }: DayFigures & { readonly day: string; readonly location: string },
): Promise<void> {
  const { places, rule } = await readIngotRound(tx, day);
  const previous = places.find(({ name }) => name === location)?.previous_paise ?? null;
  const before = previous === null ? null : paise(previous);
  const once = figures.filter((name) => !again.includes(prices[name]));
  const moves = once.map((name) => ({ place: `${location}, ${name}`, before, now: paiseFromRupees(prices[name]) }));
  refuseFar(moves, rule.farPercent, "again");
}

type DayFigures = Readonly<Record<(typeof figures)[number], number>> & { readonly again?: readonly number[] };

/** What a round would change. @throws Refusal 422 when a place is unknown or named twice */
async function movesOf(tx: Db, prices: readonly { readonly location: string; readonly price: number }[], at: Date) {
  const { places, rule } = await readIngotRound(tx, tradeDay(at));
  const known = new Map(places.map((place) => [place.name, place]));
  if (new Set(prices.map(({ location }) => location)).size < prices.length) {
    throw invalidField("prices", "Each location can be named only once");
  }
  const moved = prices.map(({ location, price }) => {
    const place = known.get(location);
    if (!place) throw invalidField("prices", `There is no location called ${location}`);
    const before = place.previous_paise === null ? null : paise(place.previous_paise);
    return { id: place.id, place: location, today: place, before, now: paiseFromRupees(price) };
  });
  return { places: moved, rule };
}

/** @throws Refusal 422 naming the first odd price that was not confirmed */
function refuseOdd(moves: readonly PlaceMove[], odd: readonly string[], meant: readonly string[]): void {
  const move = moves.find(({ place }) => odd.includes(place) && !meant.includes(place));
  if (!move) return;
  const before = move.before === null ? "" : ` after ${formatPaise(move.before)}`;
  throw invalidField(
    "meant",
    `${move.place}: ${formatPaise(move.now)}${before} looks odd. Please confirm the price of this location if it is correct`,
  );
}

/** @throws Refusal 422 naming the first price beyond the second step, which was not typed a second time */
function refuseFar(moves: readonly PlaceMove[], percent: number, field: string): void {
  const move = moves.find((one) => isFarMove(one, percent));
  if (!move) return;
  const before = move.before === null ? "" : ` after ${formatPaise(move.before)}`;
  throw invalidField(
    field,
    `${move.place}: ${formatPaise(move.now)}${before} is far off. Please type it once more if it is correct`,
  );
}
