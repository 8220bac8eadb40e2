import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { productDetailPath, quotationDetailPath } from "@mandi/shared/contract/page-paths";
import type { OwnTradeSheet, SheetKind } from "@mandi/shared/contract/trade-sheet";
import { joined } from "@mandi/shared/format/joined";
import { formatRupees } from "@mandi/shared/format/rupees";
import { page } from "@mandi/shared/messages/buyer";
import { documents } from "@mandi/shared/messages/papers";
import { tradeSheet } from "@mandi/shared/messages/trade-sheet";
import { useSession } from "@mandi/shared/session";
import { Button } from "@mandi/shared/ui/controls/button";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { SheetValidity } from "@mandi/shared/ui/sheet/sheet-validity";
import { Printer } from "lucide-react";
import { useState } from "react";
import { useLocation, useParams } from "react-router-dom";
import { MadeSheet } from "./made-sheet";
import { OpenSheets } from "./open-sheets";
import { SheetOptions } from "./sheet-options";
import { type SharedGoods, useSharedGoods } from "./use-shared-goods";

/** `TMT Bar, Kaveri Ispat · Ex-Raipur · ₹55,696/MT`: a person must not share what they did not mean. */
function goodsOf(kind: SheetKind, goods: SharedGoods | null): string | undefined {
  if (goods === null) return undefined;
  const { product, brand, city, price } = goods;
  const amount = price === null ? null : formatRupees(price);
  return joined(
    tradeSheet.goods(product, brand),
    page.exCity(city),
    kind === "offer" && amount !== null ? amount + tradeSheet.perTonne : amount,
  );
}

const pageOf = { offer: productDetailPath, quotation: quotationDetailPath };

/** Makes a trade sheet of an offer or a quotation, and shares it. */
export default function TradeSheetPage() {
  const { kind, id = "" } = useParams();
  const { pathname, search } = useLocation();
  // The address names the goods: a sheet that was made stays with them.
  return <SheetPlace key={pathname + search} kind={kind === "quotation" ? "quotation" : "offer"} id={id} />;
}

function SheetPlace({ kind, id }: { readonly kind: SheetKind; readonly id: string }) {
  const [made, setMade] = useState<OwnTradeSheet | null>(null);
  const [sheets, setSheets] = useState(0);
  const goods = useSharedGoods(kind, id);
  // A chosen size or grade has another price, which the sheet will have.
  const hasChoice = useLocation().search !== "";
  const isSeller = useSession(({ user }) => user?.type === "seller");
  usePageTitle(tradeSheet.title[kind]);

  function handleMade(sheet: OwnTradeSheet): void {
    setMade(sheet);
    setSheets((count) => count + 1);
  }

  return (
    <Page>
      {/* On paper the sheet stands alone. */}
      <div data-print="hide">
        <PageHead
          crumbs={[{ label: tradeSheet.of[kind], to: pageOf[kind](id) }, { label: tradeSheet.what }]}
          title={tradeSheet.title[kind]}
          status={made === null ? undefined : <SheetValidity until={made.sheet.valid_until} />}
          facts={
            made === null
              ? goodsOf(kind, goods && { ...goods, price: hasChoice ? null : goods.price })
              : tradeSheet.goods(made.sheet.product, made.sheet.brand)
          }
          actions={
            made === null ? undefined : (
              <Button icon={Printer} onClick={() => window.print()}>
                {documents.print}
              </Button>
            )
          }
        />
      </div>
      {made === null ? (
        <SheetOptions
          kind={kind}
          id={Number(id)}
          intro={isSeller ? tradeSheet.introSeller : tradeSheet.intro}
          onMade={handleMade}
        />
      ) : (
        <MadeSheet made={made} onChange={() => setMade(null)} />
      )}
      <OpenSheets key={sheets} onEnded={(ended) => setMade((shown) => (shown?.id === ended ? null : shown))} />
    </Page>
  );
}
