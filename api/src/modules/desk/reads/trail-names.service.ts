import type { DeskRole } from "@mandi/shared/contract/desk/right";
import {
  deskApprovalPath,
  deskArticlePath,
  deskBankPath,
  deskBooksPath,
  deskCreditPath,
  deskListingPath,
  deskOrderPath,
  deskPaymentPath,
  deskPricesPath,
  deskQuotationPath,
  deskSettingsPath,
  deskSitePath,
  deskTaxPath,
  deskTdsPath,
} from "@mandi/shared/contract/page-paths";
import type { Db } from "../../../platform/database/database";
import { type ApprovalSubject, selectApprovalSubjects } from "../../../reads/desk/approval-subject.read";
import {
  isNamedRecord,
  type NamedRecord,
  type RecordFacts,
  selectArticleTitles,
  selectRecordFacts,
} from "../../../reads/desk/record-names.read";
import { recordWords, shownFacts } from "./record-words";

/** What the subject of an entry is called, and where it is at the desk. */
interface SubjectName {
  /** Absent where the desk has the words: a setting, a text of the site. */
  readonly about?: string;
  /** The subject in the form that has words, where its own is a key: `tax:gst 7214` for `tax:12`. */
  readonly means?: string;
  readonly page?: string;
}

/** Names of subjects and of records. */
export interface TrailNames {
  readonly known: ReadonlyMap<string, ApprovalSubject>;
  readonly facts: ReadonlyMap<string, RecordFacts>;
  readonly titles: ReadonlyMap<string, string>;
}

/** A record by its kind and key. */
export interface RecordKey {
  readonly kind: NamedRecord;
  readonly id: number;
}

const partsOf = (subject: string): readonly [kind: string, key: string] => {
  const [kind = "", ...rest] = subject.split(":");
  return [kind, rest.join(":")];
};

function recordOf(subject: string): RecordKey | null {
  const [kind, key] = partsOf(subject);
  return isNamedRecord(kind) && /^\d{1,15}$/.test(key) ? { kind, id: Number(key) } : null;
}

/**
 * Names of everything that entries are about, and of the records in their details.
 *
 * @param roles those of the reader; a record that they may not read is named without what is private to it
 */
export async function readTrailNames(
  db: Db,
  subjects: readonly string[],
  records: readonly RecordKey[],
  roles: readonly DeskRole[],
): Promise<TrailNames> {
  const wanted = new Map<NamedRecord, number[]>();
  for (const record of [...subjects.map(recordOf), ...records]) {
    if (record !== null) wanted.set(record.kind, [...(wanted.get(record.kind) ?? []), record.id]);
  }
  const slugs = subjects.flatMap((subject) => (subject.startsWith("news:") ? [partsOf(subject)[1]] : []));
  const [known, facts, titles] = await Promise.all([
    selectApprovalSubjects(db, [...new Set(subjects)]),
    selectRecordFacts(db, wanted),
    selectArticleTitles(db, slugs),
  ]);
  const shown = [...facts].map(([key, one]): [string, RecordFacts] => {
    return [key, isNamedRecord(one.kind) ? shownFacts(one.kind, one, roles) : one];
  });
  return { known, facts: new Map(shown), titles };
}

/** What a subject is called. */
export function nameOfSubject({ known, facts, titles }: TrailNames, subject: string): SubjectName {
  const record = recordOf(subject);
  const found = record === null ? undefined : facts.get(`${record.kind}:${record.id}`);
  if (record !== null && found !== undefined) return nameOfRecord(record.kind, found);
  const [kind, key] = partsOf(subject);
  const title = kind === "news" ? titles.get(key) : undefined;
  if (title !== undefined) return { about: `Article “${title}”`, page: deskArticlePath(key) };
  const page = pages[kind]?.(key.split(":", 1)[0] ?? "", key);
  const names = known.get(subject);
  return {
    ...(names && { about: [names.about, names.payer].filter(Boolean).join(", ") }),
    ...(page !== undefined && { page }),
  };
}

function nameOfRecord(kind: NamedRecord, facts: RecordFacts): SubjectName {
  const page = recordWords[kind].page(facts);
  const words =
    kind === "tax"
      ? { means: `tax:${facts.name}${facts.of === "" ? "" : ` ${facts.of}`}` }
      : { about: recordWords[kind].about(facts) };
  return { ...words, ...(page !== null && { page }) };
}

/** Pages of subjects that are no such record: those that approvals know too, and those that are words. */
const pages: Readonly<Record<string, (id: string, key: string) => string>> = {
  approval: deskApprovalPath,
  "bank-account": () => deskBankPath,
  "bank-line": () => deskBankPath,
  challan: () => deskTdsPath,
  "credit-request": deskCreditPath,
  "ingot-price": () => deskPricesPath,
  journal: () => `${deskBooksPath}?section=journals`,
  listing: deskListingPath,
  order: deskOrderPath,
  payment: deskPaymentPath,
  quotation: deskQuotationPath,
  setting: (_id, key) => `${deskSettingsPath}?search=${encodeURIComponent(key)}`,
  tax: () => deskTaxPath,
  tds: () => deskTdsPath,
  template: (_id, key) => `${deskSitePath}?section=messages&open=${encodeURIComponent(key)}`,
  text: (_id, key) => `${deskSitePath}?section=texts&open=${encodeURIComponent(key)}`,
};
