import { withoutQuestion } from "@mandi/shared/browser/without-question";
import type { DeskBankLine } from "@mandi/shared/contract/desk/bank-statement";
import { deskBankPath } from "@mandi/shared/contract/page-paths";
import { bank } from "@mandi/shared/messages/desk-bank";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { addressPages } from "../common/address-pages";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { AsideLines } from "./aside-lines";
import { BankPanel } from "./bank-panel";
import { BankTable } from "./bank-table";
import { useAccept, useBankLines, useImport } from "./use-bank-lines";
import { useAsideLines } from "./use-line-match";

const LineMatch = lazy(async () => ({
  default: (await import(/* webpackChunkName: "line-match" */ "./line-match")).LineMatch,
}));

/** The bank's statement beside what payers reported. */
export default function BankPage() {
  const state = useBankLines();
  return (
    <DeskPage>
      <PageHead title={bank.title} facts={bank.facts} />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {({ data }) => <Statement lines={data} onChanged={() => void state.refetch()} />}
      </StatePlace>
    </DeskPage>
  );
}

function Statement({ lines, onChanged }: { readonly lines: readonly DeskBankLine[]; readonly onChanged: () => void }) {
  const [address, setAddress] = useSearchParams();
  const pages = addressPages(deskBankPath, address, "aside");
  const aside = useAsideLines(pages.page);
  const reading = useImport(onChanged);
  const accepting = useAccept(lines, onChanged);
  const line = address.get("line");

  function handleChanged(): void {
    onChanged();
    void aside.refetch();
  }

  return (
    <Columns isSideFirst sideLabel={bank.side} side={<BankPanel reading={reading} accepting={accepting} />}>
      {line === null ? (
        <>
          <BankTable lines={lines} onChanged={handleChanged} />
          <AsideLines state={aside} pages={pages} onChanged={handleChanged} />
        </>
      ) : (
        <Suspense fallback={<Waiting />}>
          <LineMatch
            key={line}
            id={line}
            onLeave={(isMatched) => {
              // After a match the form in the dialog has nothing to lose.
              setAddress({}, isMatched ? { state: withoutQuestion } : {});
              if (isMatched) handleChanged();
            }}
          />
        </Suspense>
      )}
    </Columns>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={bank.title}>
      <SkeletonBlock height={420} />
    </LoadingPlace>
  );
}
