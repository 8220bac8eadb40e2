const MINUTE_S = 60;
const HOUR_S = 3600;

interface CountdownFigure {
  /** From the second place on with two digits. */
  readonly text: string;
  readonly unit: string;
  /** The unit as it is spoken. */
  readonly word: string;
}

/** Time left in hours, minutes and seconds: one form wherever it counts down. */
export function countdownFigures(seconds: number): readonly CountdownFigure[] {
  const hours = Math.floor(seconds / HOUR_S);
  const all = [
    ...(hours > 0 ? [{ value: hours, unit: "h", word: "hours" }] : []),
    { value: Math.floor((seconds % HOUR_S) / MINUTE_S), unit: "min", word: "minutes" },
    { value: seconds % MINUTE_S, unit: "s", word: "seconds" },
  ];
  return all.map(({ value, unit, word }, place) => ({
    text: place === 0 ? String(value) : String(value).padStart(2, "0"),
    unit,
    word: `${value} ${word}`,
  }));
}
