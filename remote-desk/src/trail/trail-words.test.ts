import { trailKeyFields, trailSubjects, trailWritten } from "@mandi/shared/contract/desk/trail-subject";
import { deskWrites } from "@mandi/shared/contract/desk/writes";
import { type TrailField, trailFields } from "@mandi/shared/messages/desk-trail-fields";
import { trailValues } from "@mandi/shared/messages/desk-trail-values";
import { subjectWords } from "./subject-words";
import { detailWords } from "./trail-detail";

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly unknown[];
}

/** Every field that an act of the desk can write into the trail, with its schema. */
const entered = Object.entries(deskWrites).flatMap(([act, { body }]) =>
  Object.entries<Schema>(body.properties).flatMap(([field, schema]) =>
    field === "reason" ? [] : [{ act, field, schema }],
  ),
);
const fields: ReadonlyMap<string, TrailField> = new Map(Object.entries(trailFields));
/** A word of the code: `bank-line:3`, `a_key`, JSON. */
const raw = /^[a-z-]+:|_|[{}[\]]|\bnull\b|\bundefined\b/;

it.each(Object.keys(trailSubjects))("calls what %s stands for by words, whatever its key", (kind) => {
  for (const key of ["", ":order", ":7", ":7:seller", ":Raipur", ":Raipur:2026-11-26", ":gst 7214", ":credit_days"]) {
    const words = subjectWords({ subject: kind + key });
    expect(words).toMatch(/^[A-Z]/);
    expect(words.replace("credit_days", "")).not.toMatch(raw);
  }
});

it("takes the name that the market gives to a record, and the words of a rate that it names by its key", () => {
  expect(subjectWords({ subject: "banner:7", about: "Banner “TMT bars”" })).toBe("Banner “TMT bars”");
  expect(subjectWords({ subject: "tax:12", means: "tax:gst 7214" })).toBe("GST, HSN starting with 7214");
  expect(subjectWords({ subject: "banner:7" })).toBe("Banner that is no longer there");
  expect(subjectWords({ subject: "ingot-price:Raipur:2026-11-26" })).toBe("Ingot price, Raipur, 26 Nov 2026");
  expect(subjectWords({ subject: "setting:credit_days" })).toBe("Setting “Days of credit included in the price”");
});

it("has a label for everything that an act or the market writes into an entry", () => {
  const written = [...new Set([...entered.map(({ field }) => field), ...trailWritten])];
  expect(written.filter((field) => !fields.has(field))).toEqual([]);
  const labels = [...fields.values()].flatMap((field) => (field === null ? [] : [field].flat()[0]));
  expect(labels.filter((label) => !/^[A-Z]/.test(String(label)) || / no\.$/.test(String(label)))).toEqual([]);
});

it("shows no key of a record as a number", () => {
  // A UPI ID is a text that people know.
  const keys = entered.filter(({ field }) => /_ids?$/.test(field) && field !== "upi_id" && fields.get(field) !== null);
  expect(keys.map(({ field }) => field).filter((field) => !Object.hasOwn(trailKeyFields, field))).toEqual([]);
});

it("has words for every value that an act chooses from a list", () => {
  const missing = entered.flatMap(({ act, field, schema }) =>
    (schema.enum ?? schema.items?.enum ?? [])
      .filter((value) => fields.get(field) !== null && /^[a-z_. ]+$/.test(value))
      .filter((value) => {
        const isKey = field === "key";
        const detail = JSON.stringify({ [field]: schema.enum ? value : JSON.stringify([value]) });
        const words = detailWords({ action: act, detail });
        return isKey ? words.endsWith(`: ${value}`) : trailValues[field]?.[value] === undefined || words === "";
      })
      .map((value) => `${act} ${field} ${value}`),
  );
  expect(missing).toEqual([]);
});

it("shows a switch as a sentence, never as a bare yes", () => {
  const switches = entered.filter(({ schema }) => schema.type === "boolean");
  expect(switches.length).toBeGreaterThan(0);
  for (const { act, field } of switches) {
    for (const value of [true, false]) {
      const words = detailWords({ action: act, detail: JSON.stringify({ [field]: value }) });
      expect(words).not.toMatch(/: (yes|no)$/);
      expect(words).not.toMatch(raw);
    }
  }
});
