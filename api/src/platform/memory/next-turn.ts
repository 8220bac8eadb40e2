const minuteMs = 60_000;
const indiaMs = 330 * minuteMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const moments = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z/g;

/**
 * How long an answer made at `now` may be shown: not beyond a moment that it names, nor a whole minute before one ("3
 * minutes left"), nor the end of the hour, when addresses of files change, or of the day in India, and never longer than a minute.
 */
export function nextTurn(text: string, now: Date): number {
  const from = now.getTime();
  const endOfHour = (Math.floor(from / hourMs) + 1) * hourMs;
  const turns = [from + minuteMs, endOfHour, (Math.floor((from + indiaMs) / dayMs) + 1) * dayMs - indiaMs];
  for (const [moment] of text.matchAll(moments)) {
    const left = Date.parse(moment) - from;
    if (left > 0) turns.push(from + (left % minuteMs || minuteMs));
  }
  return Math.min(...turns);
}
