import type { Canary } from "../store/release-state";
import { count } from "./count";

/**
 * What comes after the present share of a trial: `then 25 % automatically, at 3:30 pm at the earliest and after 50 loads of
 * this share`.
 *
 * @param at formats an ISO time for the reader
 */
export function nextShareWords({ auto }: Canary, at: (iso: string) => string): string {
  if (!auto) return "a person takes the next step";
  const [percent] = auto.steps;
  const next = percent === undefined ? "everybody" : `${percent} %`;
  const earliest = at(new Date(Date.parse(auto.since) + auto.minutes * 60_000).toISOString());
  return `then ${next} automatically, at ${earliest} at the earliest and after ${count(auto.loads, "load")} of this share`;
}
