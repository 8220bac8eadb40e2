import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { productDetailPath, quotationDetailPath } from "@mandi/shared/contract/page-paths";
import type { OwnTradeSheet, SheetKind } from "@mandi/shared/contract/trade-sheet";
import { tradeSheet } from "@mandi/shared/messages/trade-sheet";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { MadeSheet } from "./made-sheet";
import { OpenSheets } from "./open-sheets";
import { SheetOptions } from "./sheet-options";

const pageOf = { offer: productDetailPath, quotation: quotationDetailPath };

/** Makes a trade sheet of an offer or a quotation, and shares it. */
export default function TradeSheetPage() {
  const { kind: named, id = "" } = useParams();
  const kind: SheetKind = named === "quotation" ? "quotation" : "offer";
  const [made, setMade] = useState<OwnTradeSheet | null>(null);
  const [sheets, setSheets] = useState(0);
  usePageTitle(tradeSheet.title[kind]);

  function handleMade(sheet: OwnTradeSheet): void {
    setMade(sheet);
    setSheets((count) => count + 1);
  }

  return (
    <Page>
      <PageHead
        crumbs={[{ label: tradeSheet.of[kind], to: pageOf[kind](id) }, { label: tradeSheet.what }]}
        title={tradeSheet.title[kind]}
        facts={tradeSheet.intro}
      />
      {made === null ? (
        <SheetOptions kind={kind} id={Number(id)} onMade={handleMade} />
      ) : (
        <MadeSheet made={made} onChange={() => setMade(null)} />
      )}
      <OpenSheets key={sheets} onEnded={(ended) => setMade((shown) => (shown?.id === ended ? null : shown))} />
    </Page>
  );
}
