import {
  type Example,
  type ExampleWorld,
  exampleExchange,
  exampleRead,
  exampleWrite,
  noBody,
} from "@mandi/shared/area/define-examples";
import { MadeTradeSheetAnswer, TradeSheetBody, TradeSheetListAnswer } from "@mandi/shared/contract/trade-sheet";
import { anOwnSheet, aTradeSheet } from "@mandi/shared/testing/buyer-builders/trade-sheet";

/** Trade sheets; new ones stay in the list. */
export function sheetExamples({ rows }: ExampleWorld): Example[] {
  const sheets = rows([anOwnSheet()]);
  return [
    exampleRead("GET /trade-sheet", TradeSheetListAnswer, () => ({ data: sheets })),
    exampleExchange("POST /trade-sheet", TradeSheetBody, MadeTradeSheetAnswer, ({ body: { kind } }) => {
      const made = anOwnSheet({ id: 8 + sheets.length, sheet: aTradeSheet({ kind }) });
      sheets.unshift(made);
      return { message: "The trade sheet is ready.", data: made };
    }),
    exampleWrite("DELETE /trade-sheet/:id", noBody, () => "The link has ended."),
  ];
}
