import { read } from "@mandi/shared/contract/read";
import { decimalText } from "@mandi/shared/money/decimal";
import { negatePaise, type Paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { XMLBuilder, XMLParser, XMLValidator } from "fast-xml-parser";
import { Array as ArrayOf, Literal, Object as ObjectOf, String as StringOf, Union } from "typebox";
import type { Voucher, VoucherEntry } from "./tally-vouchers";

/** A ledger that must exist in Tally before the vouchers are imported. */
export interface TallyLedger {
  readonly name: string;
  readonly group: string;
}

const builder = new XMLBuilder({ ignoreAttributes: false, format: true });

/** Vouchers for Tally's page Import Data; texts of `voucherMessages`. */
export const vouchersXml = (messages: readonly string[]): string => envelope("Vouchers", messages);

/** Some of the vouchers of a file. */
export const voucherMessages = (vouchers: readonly Voucher[]): string =>
  builder.build({ TALLYMESSAGE: vouchers.map(presentVoucher) });

/** Ledgers for the same page, to be imported first. */
export function ledgersXml(ledgers: readonly TallyLedger[]): string {
  const messages = ledgers.map(({ name, group }) => ({
    LEDGER: {
      "@_NAME": plain(name),
      "@_ACTION": "Create",
      NAME: plain(name),
      PARENT: group,
      ISBILLWISEON: group.startsWith("Sundry") ? "Yes" : "No",
    },
  }));
  return envelope("All Masters", [builder.build({ TALLYMESSAGE: messages })]);
}

function envelope(report: string, messages: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>",
    `<REQUESTDESC><REPORTNAME>${report}</REPORTNAME></REQUESTDESC><REQUESTDATA>`,
    ...messages,
    "</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n",
  ].join("\n");
}

function presentVoucher({ id, type, number, date, party, narration, entries }: Voucher): object {
  return {
    VOUCHER: {
      "@_REMOTEID": id,
      "@_VCHTYPE": type,
      "@_ACTION": "Create",
      DATE: date.replaceAll("-", ""),
      VOUCHERTYPENAME: type,
      VOUCHERNUMBER: plain(number),
      REFERENCE: id,
      ...(party === null ? {} : { PARTYLEDGERNAME: plain(party) }),
      NARRATION: plain(narration),
      ISINVOICE: "No",
      PERSISTEDVIEW: "Accounting Voucher View",
      "ALLLEDGERENTRIES.LIST": entries.map(presentEntry),
    },
  };
}

function presentEntry({ ledger, amountPaise, bill }: VoucherEntry): object {
  const amount = amountText(amountPaise);
  return {
    LEDGERNAME: plain(ledger),
    ISDEEMEDPOSITIVE: amountPaise > 0 ? "Yes" : "No",
    AMOUNT: amount,
    ...(bill === null
      ? {}
      : { "BILLALLOCATIONS.LIST": { NAME: plain(bill.name), BILLTYPE: bill.type, AMOUNT: amount } }),
  };
}

/** Tally writes a debit below zero. */
const amountText = (amount: Paise): string => decimalText(negatePaise(amount), 2);

/** Characters that XML 1.0 cannot represent; nobody types a control code on purpose. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const plain = (text: string): string => text.replace(unwritable, " ");

/** An amount as `amountText` writes it. */
const Amount = StringOf({ pattern: "^-?[0-9]+\\.[0-9]{2}$" });
const Entry = ObjectOf({ LEDGERNAME: StringOf(), AMOUNT: Amount });
const Message = ObjectOf({
  VOUCHER: ObjectOf({ "@_REMOTEID": StringOf(), "ALLLEDGERENTRIES.LIST": ArrayOf(Entry) }),
});
/** Without vouchers the parser returns an empty text in their place. */
const Data = Union([ObjectOf({ TALLYMESSAGE: ArrayOf(Message) }), Literal("")]);
const Imported = ObjectOf({ ENVELOPE: ObjectOf({ BODY: ObjectOf({ IMPORTDATA: ObjectOf({ REQUESTDATA: Data }) }) }) });

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === "TALLYMESSAGE" || name === "ALLLEDGERENTRIES.LIST",
});

/**
 * Reads a file of vouchers as Tally will: what each posts to which ledger, debit positive.
 * @throws Error for what is not well-formed, ContractError for any other file
 */
export function readVouchers(xml: string) {
  const validity = XMLValidator.validate(xml);
  if (validity !== true) throw new Error(`Not well-formed: ${validity.err.msg}`);
  const data = read(Imported, parser.parse(xml)).ENVELOPE.BODY.IMPORTDATA.REQUESTDATA;
  const messages = data === "" ? [] : data.TALLYMESSAGE;
  return messages.map(({ VOUCHER }) => ({
    id: VOUCHER["@_REMOTEID"],
    entries: VOUCHER["ALLLEDGERENTRIES.LIST"].map(({ LEDGERNAME, AMOUNT }) => ({
      ledger: LEDGERNAME,
      amountPaise: negatePaise(paiseFromRupees(Number(AMOUNT))),
    })),
  }));
}
