import { isDay } from "@mandi/shared/format/days";
import { negatePaise, paiseFromRupees } from "@mandi/shared/money/paise";
import { ifscIn, payerOf, plainLine, StatementError, type StatementLine, utrsIn } from "./statement-line";

/** Whether a file is a SWIFT MT940 statement: its tags begin lines. */
export const isMt940 = (file: string): boolean => /^:6[01][FM]?:/m.test(file);

/** `:61:` value day, entry day, mark, amount, kind, reference. SWIFT Standards, category 9, MT 940 field 61. */
const entry = /^(\d{2})(\d{2})(\d{2})(?:\d{4})?(R?[CD])([A-Z])?(\d{1,12},\d{0,2})([NFS][A-Z0-9]{3})(.*)$/;

/** The lines of an MT940 statement in rupees: each `:61:` with the `:86:` that follows it. @throws StatementError */
export function readMt940(file: string): readonly StatementLine[] {
  const fields = fieldsOf(file);
  const currency = /^[CD]\d{6}([A-Z]{3})/.exec(fields.find(({ tag }) => tag.startsWith("60"))?.value ?? "")?.[1];
  if (currency !== undefined && currency !== "INR")
    throw new StatementError(`This statement is in ${currency}, not in rupees.`);
  return fields.flatMap(({ tag, value }, place) => {
    if (tag !== "61") return [];
    const next = fields[place + 1];
    return [lineOf(value, next?.tag === "86" ? next.value : "")];
  });
}

interface Field {
  readonly tag: string;
  readonly value: string;
}

/** A field continues until the next tag; `-` alone ends the message. */
function fieldsOf(file: string): readonly Field[] {
  return file
    .split(/^:(?=\d{2}[A-Z]?:)/m)
    .slice(1)
    .map((part) => {
      const [tag = "", ...rest] = part.split(":");
      return {
        tag,
        value: rest
          .join(":")
          .replace(/\n-\s*(?:\}[\s\S]*)?$/, "")
          .trimEnd(),
      };
    });
}

function lineOf(value: string, details: string): StatementLine {
  const [first = "", ...more] = value.split("\n");
  const [, year, month, date, mark = "", , amount = "", , reference = ""] = entry.exec(first.trim()) ?? [];
  const day = `20${year}-${month}-${date}`;
  if (!isDay(day)) throw new StatementError(`This line cannot be read: ${plainLine(first).slice(0, 60)}`);
  const paise = paiseFromRupees(Number(amount.replace(",", ".")));
  // A reversed debit came back to us, a reversed credit left.
  const isReceived = mark === "C" || mark === "RD";
  const text = plainLine(reference.replace("//", " "), ...more, details) || "-";
  // Details are cut into lines of 65 characters, also within a UTR.
  const utrs = utrsIn(text, details.replaceAll("\n", ""));
  return { day, amountPaise: isReceived ? paise : negatePaise(paise), text, utrs, ...payerOf("", ifscIn(details)) };
}
