import { bankStatementReads } from "@mandi/shared/contract/desk/bank-statement";
import { payoutReads } from "@mandi/shared/contract/desk/payout";
import { type DeskRight, type DeskRole, hasRight } from "@mandi/shared/contract/desk/right";
import { tdsReads } from "@mandi/shared/contract/desk/tds";
import {
  deskArticlePath,
  deskBankPath,
  deskCataloguePath,
  deskEwayBillPath,
  deskInboxPath,
  deskOrderPath,
  deskPaperPath,
  deskPayoutBatchPath,
  deskPortalsPath,
  deskProductPath,
  deskSitePath,
  deskTaxPath,
  deskThreadPath,
  deskUserPath,
} from "@mandi/shared/contract/page-paths";
import { documentKinds, documentNames } from "@mandi/shared/contract/user-document";
import { formatDay } from "@mandi/shared/format/dates";
import { formatExactPaise } from "@mandi/shared/format/exact";
import type { NamedRecord, RecordFacts } from "../../../reads/desk/record-names.read";

/** A record as a clerk calls it, and the address of its page at the desk; null where it has none. */
interface RecordWords {
  readonly about: (facts: RecordFacts) => string;
  readonly page: (facts: RecordFacts) => string | null;
  /** In the details of an act, where the label says already what it is. */
  readonly short?: (facts: RecordFacts) => string;
  /** Where not everybody who reads the trail may read the record: the right that this needs, and what others do not see. */
  readonly limited?: { readonly right: DeskRight; readonly hidden: Partial<RecordFacts> };
}

const noPage = () => null;
const ofOrder = ({ page_key: order }: RecordFacts) => (order === null ? deskPortalsPath : deskOrderPath(order));
const ofPerson = ({ page_key: phone }: RecordFacts) => (phone === null ? null : deskUserPath(phone));
/** One that was removed has no page. */
const opened = (section: string) => (facts: RecordFacts) =>
  facts.page_key === null ? null : `${deskSitePath}?section=${section}&open=${facts.id}`;
const amountOf = ({ amount_paise }: RecordFacts): string => formatExactPaise(amount_paise ?? 0);
const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(", ");
const only = (noun: string): RecordWords => ({ about: ({ name }) => `${noun} ${name}`, page: noPage });

/** Every kind of record that the trail can name; one without words does not compile. */
export const recordWords: Readonly<Record<NamedRecord, RecordWords>> = {
  "bank-line": {
    about: (facts) =>
      joined(
        `Bank line of ${formatDay(facts.day ?? "")}`,
        facts.amount_paise === null ? "" : amountOf(facts),
        facts.name === "" ? "" : `UTR ${facts.name}`,
      ),
    page: () => deskBankPath,
    limited: { right: bankStatementReads["bank-line list"].right, hidden: { name: "", amount_paise: null } },
  },
  banner: { about: ({ name }) => `Banner “${name}”`, page: opened("banners") },
  brand: { about: ({ name }) => `Brand ${name}`, page: () => `${deskCataloguePath}?section=brands` },
  category: { about: ({ name }) => `Category ${name}`, page: () => `${deskCataloguePath}?section=categories` },
  document: {
    about({ name }) {
      const known = documentKinds.find((kind) => kind === name);
      return known === undefined ? name : documentNames[known];
    },
    page: noPage,
  },
  enquiry: {
    about: ({ id, name }) => joined(`Enquiry E${id}`, name),
    page: ({ id }) => deskInboxPath(`E${id}`),
  },
  "eway-bill": {
    about: ({ name, of }) => joined(`E-way bill ${name}`, `order ${of}`),
    page: ({ id }) => deskEwayBillPath(id),
  },
  faq: { about: ({ name }) => `Question “${name}”`, page: opened("faq") },
  line: only("Size"),
  message: {
    about: ({ id, name }) => joined(`Message M${id}`, name),
    page: ({ id }) => deskInboxPath(`M${id}`),
  },
  news: { about: ({ name }) => `Article “${name}”`, page: ({ page_key: slug }) => deskArticlePath(slug ?? "") },
  otp: { about: ({ name }) => `Login of ${name}`, page: ({ name: phone }) => deskUserPath(phone) },
  packaging: only("Packaging"),
  paper: { about: ({ name }) => `Document ${name}`, page: ({ id }) => deskPaperPath(id) },
  "party-account": {
    about: ({ name, of }) => joined(`Bank account ending ${name}`, of),
    page: ofPerson,
    short: ({ name }) => `ending ${name}`,
  },
  payout: {
    about: (facts) =>
      joined(facts.amount_paise === null ? "Payout" : `${amountOf(facts)} to ${facts.of}`, `order ${facts.name}`),
    page: noPage,
    limited: { right: payoutReads["payout-batch show"].right, hidden: { of: "", amount_paise: null } },
  },
  "payout-batch": {
    about: ({ name }) => `Payout batch ${name}`,
    page: ({ id }) => deskPayoutBatchPath(id),
  },
  portal: { about: ({ name }) => `Request to the tax portal, document ${name}`, page: () => deskPortalsPath },
  product: { about: ({ name }) => `Product ${name}`, page: ({ id }) => deskProductPath(id) },
  quality: only("Quality"),
  size: only("Size"),
  "sub-category": {
    about: ({ name }) => `Sub-category ${name}`,
    page: () => `${deskCataloguePath}?section=categories`,
  },
  // The desk has the words of its keys.
  tax: { about: ({ name, of }) => joined(name, of), page: () => deskTaxPath },
  "tds-advice": {
    about: (facts) =>
      joined(facts.amount_paise === null ? "TDS" : `TDS of ${amountOf(facts)}`, facts.of, `order ${facts.name}`),
    page: ofOrder,
    limited: { right: tdsReads["tds advices"].right, hidden: { of: "", amount_paise: null } },
  },
  "tds-lower": { about: ({ name, of }) => joined(`Certificate of lower deduction ${name}`, of), page: ofPerson },
  "tds-own": { about: ({ name, of }) => joined(`Our certificate of lower deduction ${name}`, of), page: ofPerson },
  thread: {
    about: ({ name, of }) => joined(`Messages with ${of}`, `quotation ${name}`),
    page: ({ id }) => deskThreadPath(id),
  },
  unit: only("Unit"),
  user: { about: ({ name, of }) => joined(name, of), page: ofPerson },
  vehicle: only("Vehicle"),
};

/** What somebody with these roles may see of a record. */
export function shownFacts(kind: NamedRecord, facts: RecordFacts, roles: readonly DeskRole[]): RecordFacts {
  const { limited } = recordWords[kind];
  return limited === undefined || hasRight(roles, limited.right) ? facts : { ...facts, ...limited.hidden };
}

/** A record in the details of an act. */
export function shortWords(facts: RecordFacts, kind: NamedRecord): string {
  const { about, short } = recordWords[kind];
  if (short !== undefined) return short(facts);
  return kind === "document" || kind === "payout" || kind === "user" ? about(facts) : facts.name;
}
