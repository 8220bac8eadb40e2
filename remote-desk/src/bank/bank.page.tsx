import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { withoutQuestion } from "@mandi/shared/browser/without-question";
import { deskBankPath } from "@mandi/shared/contract/page-paths";
import { common } from "@mandi/shared/messages/common";
import { bank } from "@mandi/shared/messages/desk-bank";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { addressPages, hasOtherPages } from "../common/address-pages";
import { DeskPage } from "../common/desk-page";
import { AsideLines } from "./aside-lines";
import { BankPanel } from "./bank-panel";
import { OpenLines } from "./open-lines";
import { useAccept, useBankLines, useImport } from "./use-bank-lines";
import { useAsideLines } from "./use-line-match";

const LineMatch = latePart(async () => (await import(/* webpackChunkName: "line-match" */ "./line-match")).LineMatch, {
  failed: common.failedTitle,
  waiting: <Waiting />,
});

/** The bank's statement beside what payers reported. */
export default function BankPage() {
  const [address, setAddress] = useAddressQuery();
  const lines = useBankLines();
  const asidePages = addressPages(deskBankPath, address, "aside");
  const aside = useAsideLines(asidePages.page);
  const line = address.get("line");

  function handleChanged(): void {
    void lines.state.refetch();
    void aside.refetch();
  }

  return (
    <DeskPage>
      <PageHead title={bank.title} facts={bank.facts} />
      <Columns isSideFirst sideLabel={bank.side} side={<Statement lines={lines} />}>
        {line === null ? (
          <>
            <OpenLines lines={lines} onChanged={handleChanged} />
            <AsideLines state={aside} pages={asidePages} onChanged={handleChanged} />
          </>
        ) : (
          <LineMatch
            key={line}
            id={line}
            onLeave={(isMatched) => {
              // After a match the form in the dialog has nothing to lose.
              setAddress(withoutLine, isMatched ? { state: withoutQuestion } : {});
              if (isMatched) handleChanged();
            }}
          />
        )}
      </Columns>
    </DeskPage>
  );
}

/** The import, and all matched lines of the page shown; both keep what was typed while other lines load. */
function Statement({ lines: { state, pages } }: { readonly lines: ReturnType<typeof useBankLines> }) {
  const refetch = () => void state.refetch();
  const shown = state.kind === "ready" ? state.data.data : [];
  const accepting = useAccept(shown, refetch);
  const reading = useImport(refetch);
  return <BankPanel reading={reading} accepting={accepting} isPart={hasOtherPages(pages.page, shown.length)} />;
}

function Waiting() {
  return (
    <LoadingPlace label={bank.title}>
      <SkeletonBlock height={420} />
    </LoadingPlace>
  );
}

function withoutLine(address: URLSearchParams): URLSearchParams {
  address.delete("line");
  return address;
}
