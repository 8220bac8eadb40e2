import type { DeskBankLine } from "@mandi/shared/contract/desk/bank-statement";
import { bank } from "@mandi/shared/messages/desk-bank";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { BankPanel } from "./bank-panel";
import { BankTable } from "./bank-table";
import { useAccept, useBankLines, useImport } from "./use-bank-lines";

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
  const reading = useImport(onChanged);
  const accepting = useAccept(lines, onChanged);
  return (
    <Columns isSideFirst sideLabel={bank.side} side={<BankPanel reading={reading} accepting={accepting} />}>
      <BankTable lines={lines} onChanged={onChanged} />
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
