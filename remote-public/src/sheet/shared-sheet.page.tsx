import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { homePath, productListPath } from "@mandi/shared/contract/page-paths";
import type { TradeSheet } from "@mandi/shared/contract/trade-sheet";
import { formatMoment } from "@mandi/shared/format/dates";
import { documents } from "@mandi/shared/messages/papers";
import { tradeSheet } from "@mandi/shared/messages/trade-sheet";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import type { FailureLook } from "@mandi/shared/ui/feedback/page-failure";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { SheetValidity } from "@mandi/shared/ui/sheet/sheet-validity";
import { TradeSheetPicture } from "@mandi/shared/ui/sheet/trade-sheet-picture";
import { Printer } from "lucide-react";
import { useRef } from "react";
import { useParams } from "react-router-dom";
import { failureLook } from "../common/failure-look";
import styles from "./shared-sheet.module.css";
import { readSharedSheet } from "./sheet.api";

const sheetQuery = defineQuery((signal, token: string) => readSharedSheet(token, signal));

const endedLook: FailureLook = {
  ...failureLook,
  heading: "h1",
  nothing: tradeSheet.ended,
  nothingText: tradeSheet.endedText,
  back: { to: homePath, label: tradeSheet.today },
};

/** What the link of a trade sheet shows until it ends. */
export default function SharedSheetPage() {
  const { token = "" } = useParams();
  const state = useQuery(sheetQuery, [token]);
  usePageTitle(state.kind === "ready" ? state.data.product : null);
  return (
    <Page>
      <div className={styles.place}>
        <StatePlace
          state={state}
          look={endedLook}
          skeleton={
            <LoadingPlace label={tradeSheet.what}>
              <SkeletonBlock height={600} />
            </LoadingPlace>
          }
        >
          {(sheet) => <Shown sheet={sheet} />}
        </StatePlace>
      </div>
    </Page>
  );
}

function Shown({ sheet }: { readonly sheet: TradeSheet }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  return (
    <>
      {/* On paper the sheet stands alone. */}
      <div data-print="hide">
        <PageHead
          crumbs={[{ label: sheet.product, to: productListPath(sheet.product_id) }, { label: tradeSheet.what }]}
          title={sheet.product}
          status={<SheetValidity until={sheet.valid_until} />}
          facts={tradeSheet.sharedFacts(formatMoment(sheet.made_at))}
          actions={
            <>
              <Button icon={Printer} onClick={() => window.print()}>
                {documents.print}
              </Button>
              <ButtonLink to={productListPath(sheet.product_id)} variant="primary">
                {tradeSheet.today}
              </ButtonLink>
            </>
          }
        />
      </div>
      <div className={styles.picture}>
        <TradeSheetPicture sheet={sheet} link={window.location.href} canvas={canvas} />
      </div>
    </>
  );
}
