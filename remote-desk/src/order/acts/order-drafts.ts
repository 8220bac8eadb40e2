import {
  DeskFreightDraftAnswer,
  DeskNoteDraftAnswer,
  type OrderFigures,
} from "@mandi/shared/contract/desk/order-draft";
import { formatDay } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { sizeText } from "@mandi/shared/format/size-text";
import { http } from "@mandi/shared/http";
import { orderDrafts } from "@mandi/shared/messages/desk-order-drafts";
import type { Definition } from "@mandi/shared/ui/data/definition-list";
import type { ActDraft, DeskAct } from "../../acts/desk-act";
import { exact } from "../../common/exact";

type Draft = NonNullable<DeskAct["draft"]>;
type Query = Readonly<Record<string, string | number | undefined>>;

/** Typed values as a query: each is a text or a number. */
const queryOf = (typed: Readonly<Record<string, unknown>>): Query =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );

/** The note that would be issued: its lines, its sums, and the order before and after it. */
export function draftOfNote(orderId: number): Draft {
  return async (typed): Promise<ActDraft> => {
    const { data } = await http.get(`/desk/order/${orderId}/note-draft`, DeskNoteDraftAnswer, {
      query: queryOf(typed),
    });
    const { part, reason, due_on, before, after } = data;
    const { tax } = part;
    const heads = [
      ["CGST", tax.cgst],
      ["SGST", tax.sgst],
      ["UTGST", tax.utgst],
      ["IGST", tax.igst],
    ] as const;
    const isDebit = typed["kind"] === "debit";
    return {
      figures: [
        { term: orderDrafts.reason, value: reason },
        ...part.lines.map((line) => ({
          term: orderDrafts.line(sizeText(line.value)),
          value:
            part.cause === "weight"
              ? orderDrafts.weighed(formatTonnes(line.quantity), exact(line.taxable_amount))
              : exact(line.taxable_amount),
        })),
        ...(part.freight === 0 ? [] : [{ term: orderDrafts.freight, value: exact(part.freight) }]),
        { term: orderDrafts.taxable, value: exact(tax.taxable_amount) },
        ...heads.filter(([, amount]) => amount !== 0).map(([term, amount]) => ({ term, value: exact(amount) })),
        { term: orderDrafts.roundOff, value: exact(part.round_off) },
        { term: isDebit ? orderDrafts.debit : orderDrafts.credit, value: exact(part.total) },
        ...(due_on === undefined ? [] : [{ term: orderDrafts.dueOn, value: formatDay(due_on) }]),
        ...changes(before, after, ["charged", "due"]),
      ],
      confirmText: isDebit ? orderDrafts.issueDebit(exact(part.total)) : orderDrafts.issueCredit(exact(part.total)),
      fixed: { expected_total: part.total },
    };
  };
}

/** The order with another freight. */
export function draftOfFreight(orderId: number): Draft {
  return async (typed): Promise<ActDraft> => {
    const answer = await http.get(`/desk/order/${orderId}/freight-draft`, DeskFreightDraftAnswer, {
      query: queryOf(typed),
    });
    const { before, after } = answer.data;
    return {
      figures: changes(before, after, ["transport_price", "price", "due"]),
      confirmText: orderDrafts.changeFreight(exact(after.price)),
      fixed: { expected_new_price: after.price },
    };
  };
}

const changes = (
  before: OrderFigures,
  after: OrderFigures,
  names: readonly (keyof OrderFigures)[],
): readonly Definition[] =>
  names.map((name) => ({
    term: orderDrafts.figures[name],
    value: orderDrafts.fromTo(exact(before[name]), exact(after[name])),
  }));
