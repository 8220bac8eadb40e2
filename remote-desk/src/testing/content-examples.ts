import { type Example, type ExampleWorld, exampleRead } from "@mandi/shared/area/define-examples";
import { DeskIngotAnswer } from "@mandi/shared/contract/desk/ingot-price";
import { DeskTaxListAnswer } from "@mandi/shared/contract/desk/tax";
import { anIngotPlace, aPriceRound } from "@mandi/shared/testing/desk-price-builders";
import { aTaxRow } from "@mandi/shared/testing/desk-tax-builders";

/** What the reads of the pages answer on which staff keep prices, rates, texts and settings. */
export const contentExamples = (rows: ExampleWorld["rows"]): readonly Example[] => [
  exampleRead("GET /desk/ingot-price", DeskIngotAnswer, () => aPriceRound(...rows([anIngotPlace()]))),
  exampleRead("GET /desk/tax", DeskTaxListAnswer, () => ({ data: rows([aTaxRow()]) })),
];
