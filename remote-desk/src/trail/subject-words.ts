import { settingFacts } from "@mandi/shared/contract/desk/setting";
import { isTrailSubject, type TrailSubjectKind } from "@mandi/shared/contract/desk/trail-subject";
import { formatDay } from "@mandi/shared/format/dates";
import { isDay } from "@mandi/shared/format/days";
import { texts } from "@mandi/shared/messages/desk-site";
import { trailNouns, trailSubjectWords } from "@mandi/shared/messages/desk-trail-subjects";
import { keyWords, knownKey, scopeWords } from "../tax/tax-value";

/** What an entry or a request is about, as the api names it. */
interface NamedSubject {
  readonly subject: string;
  readonly about?: string | undefined;
  readonly means?: string | undefined;
}

/** What an entry is about, as a clerk calls it: the name of the api, or the words of what stands for itself, such as a setting. */
export function subjectWords({ subject, about, means }: NamedSubject): string {
  if (about !== undefined && about !== subject) return about;
  const named = means ?? subject;
  if (!isTrailSubject(named)) return trailSubjectWords.unknown;
  const [kind = "", ...rest] = named.split(":");
  const key = rest.join(":");
  const known = kindOf(kind);
  return special[known]?.(key) ?? plainWords(known, key);
}

const kindOf = (kind: string): TrailSubjectKind =>
  Object.keys(trailNouns).find((one): one is TrailSubjectKind => one === kind) ?? "approval";

/** A kind that needs no more words than its noun: alone, with a name, or with a key whose record is gone. */
function plainWords(kind: TrailSubjectKind, key: string): string {
  const noun = trailNouns[kind];
  if (key === "") return noun.many;
  if (key === "order") return trailSubjectWords.orderOf(noun.many);
  return /^\d+(:|$)/.test(key) ? trailSubjectWords.gone(noun.one) : `${noun.one} ${key}`;
}

/** Subjects whose key is more than a name. */
const special: Partial<Readonly<Record<TrailSubjectKind, (key: string) => string | null>>> = {
  challan: (number) => trailSubjectWords.challan(number),
  "ingot-price": ingotWords,
  setting: (key) => trailSubjectWords.setting(settingFacts[key]?.meaning ?? key.replaceAll("_", " ")),
  tax: taxWords,
  tds(key) {
    const [code = "", challan = ""] = key.split(":");
    return trailSubjectWords.tds(code, challan);
  },
  text: (key) => trailSubjectWords.text(texts.names[key] ?? key.replaceAll("_", " ")),
};

function ingotWords(key: string): string {
  if (key === "" || key === "round") return trailSubjectWords.ingotRound;
  const [location = "", day = ""] = key.split(":");
  return trailSubjectWords.ingot(location, isDay(day) ? formatDay(day) : "");
}

function taxWords(key: string): string | null {
  if (key === "rows") return trailSubjectWords.taxRows;
  const [name = "", ...rest] = key.split(" ");
  if (knownKey(name) === undefined) return null;
  const row = { key: name, scope: rest.join(" ") };
  return [keyWords(row), ...(row.scope === "" ? [] : [scopeWords(row)])].join(", ");
}
