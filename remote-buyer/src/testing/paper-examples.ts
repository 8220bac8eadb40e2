import {
  type Example,
  type ExampleWorld,
  exampleExchange,
  exampleRead,
  exampleRow,
} from "@mandi/shared/area/define-examples";
import { TdsCertificateListAnswer } from "@mandi/shared/contract/tds-certificate";
import {
  buyersAdviceKind,
  StatementAnswer,
  StatementBody,
  TradePaperAnswer,
  TradePaperListAnswer,
} from "@mandi/shared/contract/trade-paper";
import { aTradePaper } from "@mandi/shared/testing/buyer-builders/trade-paper";
import { aPage } from "@mandi/shared/testing/public-builders";

const anAdvice = aTradePaper({
  id: 12,
  kind: buyersAdviceKind,
  number: "HDFCR52026112100",
  title: "Payment advice HDFCR52026112100",
  issuer: "Agrawal Traders",
});

/** An advice of their own, a receipt and a proforma; requesting a statement adds one more document. */
export function paperExamples({ rows }: ExampleWorld): Example[] {
  const papers = rows([
    aTradePaper(),
    aTradePaper({ id: 30, kind: "proforma", number: "MP2627000012", title: "Proforma invoice MP2627000012" }),
  ]);
  return [
    exampleRead("GET /tds-certificate", TdsCertificateListAnswer, () => ({ data: [] })),
    exampleRead("GET /paper", TradePaperListAnswer, () => aPage([anAdvice, ...papers])),
    exampleRead("GET /customer/payment/:id/advice", TradePaperAnswer, () => ({ data: anAdvice })),
    exampleRead("GET /paper/:id", TradePaperAnswer, (call) => ({ data: exampleRow(papers, call) })),
    exampleExchange("POST /paper/statement", StatementBody, StatementAnswer, () => {
      const id = 32 + papers.length;
      papers.push(
        aTradePaper({
          id,
          kind: "statement",
          number: `MT26270000${id}`,
          title: `Statement of account MT26270000${id}`,
        }),
      );
      return { message: "Your statement is ready.", data: { id } };
    }),
  ];
}
