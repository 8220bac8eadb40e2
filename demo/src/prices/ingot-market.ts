import { chance, swing } from "./noise";
import { dayNumber, instant, isClosed, minuteOfDay, tradedDay } from "./trade-day";

export interface IngotLocation {
  readonly name: string;
  /** The long-term difference of this place from Raipur, rupees per MT. */
  readonly premium: number;
}

/** Raipur leads, the others follow: the home page opens on the first. */
export const ingotLocations: readonly IngotLocation[] = [
  { name: "Raipur", premium: 0 },
  { name: "Raigarh", premium: -150 },
  { name: "Durgapur", premium: -250 },
  { name: "Rourkela", premium: -450 },
  { name: "Jalna", premium: 650 },
  { name: "Mandi Gobindgarh", premium: 1750 },
  { name: "Hyderabad", premium: 600 },
  { name: "Mumbai", premium: 1400 },
  { name: "Chennai", premium: 1250 },
  { name: "Ghaziabad", premium: 1850 },
];

export interface DayPrice {
  readonly day: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

export interface PricePoint {
  readonly at: Date;
  readonly price: number;
}

const firstDay = dayNumber(new Date("2024-01-01T12:00:00Z"));
const step = 50;
const anchorDay = dayNumber(new Date("2026-11-21T06:00:00Z"));
const anchorPrice = 40_850;

const rounded = (price: number) => Math.round(price / step) * step;

/** Strong before the financial year ends, weak in the rains, and a slow cycle of about two years. */
function season(day: number): number {
  const year = (2 * Math.PI * day) / 365.25;
  return (
    900 * Math.cos(year - 1.05) +
    350 * Math.cos(2 * year - 0.4) +
    1500 * Math.sin((2 * Math.PI * (day - firstDay)) / 780 + 0.9)
  );
}

/** Mean-reverting random walks: news moves a price for weeks, not forever. */
function walk(name: string, lastDay: number, size: number, memory: number): Map<number, number> {
  const values = new Map<number, number>();
  let value = 0;
  for (let day = firstDay; day <= lastDay; day++) {
    if (!isClosed(day)) value = value * memory + swing(name, day) * size;
    values.set(day, value);
  }
  return values;
}

export interface IngotMarket {
  /** Daily prices of one place, oldest first; the last one is today's so far. */
  history(location: string, days: number): readonly DayPrice[];
  /** A day's points, oldest first; of today those up to now. */
  points(location: string, day: number): readonly PricePoint[];
  /** Close of the last trading day at or before the day. */
  close(location: string, day: number): number;
  readonly todayNumber: number;
}

/**
 * More than two years of believable ingot prices. A day's price depends on the calendar only, not on when it is
 * computed: the same day has the same price in every database.
 */
export function createIngotMarket(now: Date): IngotMarket {
  const todayNumber = dayNumber(now);
  const settled = settledPrices(todayNumber);
  const untilMinute = (day: number) => (day === todayNumber ? minuteOfDay(now) : 1440);

  const known = new Map<string, DayPrice>();
  const dayPrice = (location: IngotLocation, day: number): DayPrice => {
    const name = `${location.name} ${day}`;
    const price = known.get(name) ?? makeDayPrice(settled, location, day, untilMinute(day));
    known.set(name, price);
    return price;
  };

  return {
    todayNumber,
    history: (name, days) => {
      const location = locationNamed(name);
      const rows: DayPrice[] = [];
      for (let day = todayNumber - days; day <= todayNumber; day++) {
        if (!isClosed(day) || day === todayNumber) rows.push(dayPrice(location, day));
      }
      return rows;
    },
    points: (name, day) => pointsOf(settled, locationNamed(name), day, untilMinute(day)),
    close: (name, day) => {
      const location = locationNamed(name);
      return dayPrice(location, day === todayNumber ? day : tradedDay(day)).close;
    },
  };
}

/** The price at which a place's day settles, in rupees per MT. */
type Settled = (location: IngotLocation, day: number) => number;

function settledPrices(todayNumber: number): Settled {
  const country = walk("country", Math.max(todayNumber, anchorDay), 165, 0.985);
  const level = (day: number) => season(day) + (country.get(day) ?? 0);
  const lift = anchorPrice - level(anchorDay);
  const local = new Map(ingotLocations.map(({ name }) => [name, walk(name, todayNumber, 70, 0.9)]));
  return ({ name, premium }, day) => {
    const own = premium === 0 ? 0 : (local.get(name)?.get(day) ?? 0);
    return rounded(level(day) + lift + premium + own);
  };
}

function locationNamed(name: string): IngotLocation {
  const found = ingotLocations.find((location) => location.name === name);
  if (found === undefined) throw new Error(`No ingot prices are kept for ${name}.`);
  return found;
}

/** The minutes of a day at which there is a price. */
function quotedMinutes(day: number): readonly number[] {
  const minutes = [0, 360, 480, 540];
  // On a Sunday a few trades between neighbours, on other days a quote every quarter of an hour.
  for (let minute = 570; minute <= 1140; minute += isClosed(day) ? 150 : 15) minutes.push(minute);
  return minutes;
}

function pointsOf(settled: Settled, location: IngotLocation, day: number, untilMinute: number): readonly PricePoint[] {
  const before = settled(location, tradedDay(day - 1));
  const target = isClosed(day) ? before + rounded(swing(location.name, day, "thin") * 30) : settled(location, day);
  const minutes = quotedMinutes(day);
  const last = minutes.at(-1) ?? 1140;
  const mood = new Map<number, number>();
  const moodAt = (minute: number): number => {
    const part = Math.floor(minute / 45);
    const value = mood.get(part) ?? swing(location.name, day, part);
    mood.set(part, value);
    return value;
  };
  return minutes
    .filter((minute) => minute <= untilMinute)
    .map((minute) => {
      const share = Math.max(0, (minute - 540) / (last - 540));
      const wander = Math.sin(share * Math.PI) * 110 * moodAt(minute);
      const price =
        minute <= 540 ? before : minute === last ? target : before + (target - before) * share + wander * 0.7;
      return { at: instant(day, minute), price: rounded(price) };
    });
}

function makeDayPrice(settled: Settled, location: IngotLocation, day: number, untilMinute: number): DayPrice {
  const prices = pointsOf(settled, location, day, untilMinute).map((point) => point.price);
  const open = prices[Math.min(4, prices.length - 1)] ?? settled(location, day);
  const close = prices.at(-1) ?? open;
  const traded = [open, ...prices.slice(4), close];
  const reach = chance(location.name, day, "reach") < 0.35 ? step : 0;
  return { day, open, high: Math.max(...traded) + reach, low: Math.min(...traded), close };
}
