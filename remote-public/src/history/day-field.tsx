import { DateField } from "@mandi/shared/ui/controls/date-field";
import { useState } from "react";
import { isDay } from "./date-range";

export interface DayFieldProps {
  readonly label: string;
  readonly day: string;
  readonly min?: string;
  readonly max: string;
  readonly onDay: (day: string) => void;
}

/** A date field that takes effect once the day is complete: a half-typed day causes no request. */
export function DayField({ label, day, min, max, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function handleChange(value: string): void {
    if (!isDay(value)) {
      setTyped(value);
      return;
    }
    setTyped(null);
    onDay(value);
  }

  return (
    <DateField
      label={label}
      value={typed ?? day}
      max={max}
      {...(min !== undefined && { min })}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
