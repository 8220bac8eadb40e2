import type { QuotationListQuery } from "@mandi/shared/contract/quotation";
import { quotationStatuses, statusesOf } from "@mandi/shared/contract/trade-document";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { listKeys, readTurnPage } from "../../platform/routes/turn-page";
import { selectOwnQuotations } from "../../reads/own-quotations.read";
import { searchSentQuotations } from "../../reads/own-trades.read";
import { selectQuotationsOfTurn } from "../../reads/turn-of-trades.read";
import { findBooking } from "../payments/bank-transfer.service";
import { tradeSearchOf } from "../search/trade-search";
import { linksFor } from "../uploads/upload-link.service";
import { type OwnQuotation, presentSent } from "./quotation.presenter";
import {
  countOffers,
  countOwnQuotations,
  selectGroupOf,
  selectLines,
  selectMarked,
  selectOwnQuotation,
  updateQuotation,
} from "./quotation.store";

/** As many as a phone shows at once. */
export const quotationsPerPage = 12;

/** How every list of quotations is filtered, sorted and paged. */
export function listFilter(query: QuotationListQuery) {
  return {
    statuses: statusesOf(query.status, quotationStatuses),
    newestFirst: query.sort !== "oldest",
    limit: quotationsPerPage,
    offset: ((query.page ?? 1) - 1) * quotationsPerPage,
  };
}

/** A page of the buyer's own quotations. */
export async function readSentQuotations(db: Db, buyerId: number, query: QuotationListQuery, now: Date) {
  const search = query.search?.trim();
  const [matches, waiting] = await Promise.all([
    search ? searchSentQuotations(db, buyerId, tradeSearchOf(search, now)) : undefined,
    query.turn ? selectQuotationsOfTurn(db, { userId: buyerId, now }) : undefined,
  ]);
  const keys = listKeys(query.turn, waiting?.sent ?? [], matches);
  const filter = listFilter(query);
  const [rows, total] = await Promise.all([
    readTurnPage(keys, filter, (part) => selectOwnQuotations(db, buyerId, { ...filter, ...part })),
    countOwnQuotations(db, buyerId, filter.statuses, keys.ids),
  ]);
  return { rows: rows.map((row) => presentSent(row, now)), total, waiting };
}

/** The buyer opens their quotation, which marks it as read. @throws Refusal 404 not theirs */
export async function openQuotation(db: Db, buyerId: number, id: number, now: Date): Promise<OwnQuotation> {
  const quotation = found(await selectOwnQuotation(db, buyerId, id));
  const [lines, marked, offerCount, group, transfer] = await Promise.all([
    selectLines(db, id),
    selectMarked(db, quotation),
    countOffers(db, id),
    quotation.group_id === null ? [] : selectGroupOf(db, quotation),
    quotation.status === "Seller Marked" ? findBooking(db, id) : undefined,
    quotation.is_unread ? updateQuotation(db, id, { is_unread: false }) : undefined,
  ]);
  const proofUrl = transfer?.proofId ? (await linksFor(db, buyerId, now))(transfer.proofId) : null;
  return { quotation, lines, marked, offerCount, group, transfer, proofUrl };
}

/** What a quotation asks for, size by size. */
export const listLines = selectLines;

/** The number of the buyer's quotation, and whether its booking amount is payable now. @throws Refusal 404 not theirs */
export async function readBookable(
  db: Db,
  buyerId: number,
  id: number,
): Promise<{ readonly number: string; readonly isBookable: boolean }> {
  const { number, status } = found(await selectOwnQuotation(db, buyerId, id));
  return { number, isBookable: status === "Seller Marked" };
}
