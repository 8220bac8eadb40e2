import { page } from "@mandi/shared/messages/buyer";
import { useToday } from "@mandi/shared/query/today";
import { Button } from "@mandi/shared/ui/controls/button";
import { DateField } from "@mandi/shared/ui/controls/date-field";
import { useState } from "react";
import { readTypedDay } from "./day-range";
import styles from "./day-range-fields.module.css";
import type { DayRangeChoice } from "./use-day-range";

export interface DayRangeFieldsProps {
  readonly choice: DayRangeChoice;
}

/** From and to above a list of lines; the printed document shows the range as text instead. */
export function DayRangeFields({ choice }: DayRangeFieldsProps) {
  const { range, isWhole, changeDay, clear } = choice;
  return (
    <fieldset className={styles.range} data-print="hide">
      <legend className={styles.legend}>{page.days}</legend>
      <DayField label={page.fromDay} day={range.from} onDay={(day) => changeDay("from", day)} />
      <DayField label={page.toDay} day={range.to} onDay={(day) => changeDay("to", day)} />
      {isWhole ? null : (
        <Button variant="quiet" onClick={clear}>
          {page.allDays}
        </Button>
      )}
    </fieldset>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly day: string | null;
  readonly onDay: (day: string | null) => void;
}

/** A day takes effect once it is complete: a half-typed one causes no request. */
function DayField({ label, day, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const today = useToday();

  function handleChange(value: string): void {
    const read = readTypedDay(value);
    setTyped(read ? null : value);
    if (read) onDay(read.day);
  }

  return (
    <DateField
      label={label}
      value={typed ?? day ?? ""}
      max={today}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
