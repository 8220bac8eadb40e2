import type { DeskListing } from "@mandi/shared/contract/desk/catalogue";
import type { DeskCredit } from "@mandi/shared/contract/desk/credit-request";
import type { DeskPaymentRow } from "@mandi/shared/contract/desk/money";
import type { DeskOrderRow } from "@mandi/shared/contract/desk/order";
import type { DeskQuotationRow } from "@mandi/shared/contract/desk/quotation";
import {
  deskCreditPath,
  deskListingPath,
  deskOrderPath,
  deskPaymentPath,
  deskQuotationPath,
} from "@mandi/shared/contract/page-paths";
import { formatPhone } from "@mandi/shared/format/phone";
import { lists } from "@mandi/shared/messages/desk-table";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { paidThing } from "../payment/paid-thing";
import { count, day, moment, named, rupees, state, status, tonnes, words } from "./columns";

const { heads } = lists;

export const quotationColumns: readonly ViewColumn<DeskQuotationRow>[] = [
  named(
    "number",
    heads.number,
    ({ number }) => number,
    ({ id }) => deskQuotationPath(id),
  ),
  status("quotation", heads.status, (row) => row.status),
  words("product", heads.product, ({ product }) => product, "note"),
  tonnes("quantity", heads.quantity, ({ quantity }) => quantity, "figure"),
  words("buyer", heads.buyer, ({ buyer }) => buyer, "caption"),
  count("offers", heads.offers, ({ offers }) => offers, "hidden"),
  count("bids", heads.bids, ({ bids }) => bids, "hidden"),
  moment("closes", heads.closes, ({ closed_at, deadline }) => closed_at ?? deadline),
];

export const orderColumns: readonly ViewColumn<DeskOrderRow>[] = [
  named(
    "number",
    heads.number,
    ({ number }) => number,
    ({ id }) => deskOrderPath(id),
  ),
  status("order", heads.status, (row) => row.status),
  words("product", heads.product, ({ product }) => product, "note"),
  tonnes("quantity", heads.quantity, ({ quantity }) => quantity, "hidden"),
  words("buyer", heads.buyer, ({ buyer }) => buyer, "caption"),
  words("seller", heads.seller, ({ seller }) => seller, "hidden"),
  rupees("price", heads.price, ({ for_price }) => for_price, "figure"),
  moment("changed", heads.changed, ({ updated_at }) => updated_at, "hidden"),
];

export const paymentColumns: readonly ViewColumn<DeskPaymentRow>[] = [
  named(
    "utr",
    heads.utr,
    ({ utr }) => utr,
    ({ id }) => deskPaymentPath(id),
  ),
  words("payer", heads.payer, ({ payer }) => payer, "note"),
  state("purpose", heads.purpose, paidThing),
  rupees("amount", heads.amount, ({ amount }) => amount, "figure"),
  day("paid", heads.paidOn, ({ paid_on }) => paid_on),
  moment("reported", heads.reported, ({ created_at }) => created_at, "hidden"),
];

export const listingColumns: readonly ViewColumn<DeskListing>[] = [
  named(
    "number",
    heads.number,
    ({ id }) => `L${id}`,
    ({ id }) => deskListingPath(id),
  ),
  words("product", heads.product, ({ product }) => product, "note"),
  words("brand", heads.brand, ({ brand }) => brand),
  words("city", heads.city, ({ city }) => city, "hidden"),
  words("seller", heads.seller, ({ seller }) => seller, "caption"),
  state("status", heads.status, (row) => row.status),
  rupees("base", heads.base, ({ base_price }) => base_price, "figure"),
  rupees("ex", heads.ex, ({ ex_price }) => ex_price, "hidden"),
];

export const creditColumns: readonly ViewColumn<DeskCredit>[] = [
  named(
    "number",
    heads.number,
    ({ id }) => `R${id}`,
    ({ id }) => deskCreditPath(id),
  ),
  words("company", heads.company, ({ company, name }) => company || name, "note"),
  {
    ...words<DeskCredit>("phone", heads.phone, ({ phone }) => phone, "hidden"),
    cell: ({ phone }) => formatPhone(phone),
  },
  state("type", heads.type, ({ type }) => type, "hidden"),
  state("status", heads.status, (row) => row.status),
  rupees("limit", heads.limit, ({ limit = 0 }) => limit, "hidden"),
  rupees("used", heads.used, ({ used = 0 }) => used, "figure"),
  moment("asked", heads.asked, ({ created_at }) => created_at),
];
