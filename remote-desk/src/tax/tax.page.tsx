import type { DeskTaxRow } from "@mandi/shared/contract/desk/tax";
import { common } from "@mandi/shared/messages/common";
import { tax } from "@mandi/shared/messages/desk-tax";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { useState } from "react";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { useRight } from "../rights/use-right";
import styles from "./tax.module.css";
import { TaxList } from "./tax-list";
import { TaxPanel } from "./tax-panel";
import { TaxTable } from "./tax-table";
import { useConfirmation } from "./use-confirmation";
import { shownRows, type TaxShow, taxShows, useTax } from "./use-tax";

const AddRowDialog = latePart(
  async () => (await import(/* webpackChunkName: "tax-dialogs" */ "./add-row-dialog")).AddRowDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);
const EndRowDialog = latePart(
  async () => (await import(/* webpackChunkName: "tax-dialogs" */ "./end-row-dialog")).EndRowDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

/** The rates and limits of the tax law, which people compare with the law before anybody relies on them. */
export default function TaxPage() {
  const { show, choose, state } = useTax();
  return (
    <DeskPage>
      <PageHead title={tax.title} facts={tax.facts} />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {({ data }) => (
          <>
            <Filters show={show} rows={data} onChoose={choose} />
            <Rows rows={shownRows(data, show)} show={show} onChanged={() => void state.refetch()} />
          </>
        )}
      </StatePlace>
    </DeskPage>
  );
}

const phone = "(max-width: 767px)";

interface FiltersProps {
  readonly show: TaxShow;
  readonly rows: readonly DeskTaxRow[];
  readonly onChoose: (show: TaxShow) => void;
}

function Filters({ show, rows, onChoose }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <ChipGroup label={tax.filter} isScrolling>
        {taxShows.map((one) => (
          <Chip
            key={one}
            isChosen={one === show}
            note={one === "waiting" ? shownRows(rows, one).length : undefined}
            onToggle={() => onChoose(one)}
          >
            {tax.shows[one]}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  );
}

interface RowsProps {
  readonly rows: readonly DeskTaxRow[];
  readonly show: TaxShow;
  readonly onChanged: () => void;
}

function Rows({ rows, show, onChanged }: RowsProps) {
  const confirmation = useConfirmation(rows, onChanged);
  const mayChange = useRight("rules") === true;
  const Shown = useMediaQuery(phone) ? TaxList : TaxTable;
  const [dialog, setDialog] = useState<"add" | DeskTaxRow | null>(null);
  const close = () => setDialog(null);
  return (
    <Columns sideLabel={tax.side} side={<TaxPanel confirmation={confirmation} onAdd={() => setDialog("add")} />}>
      <Shown
        rows={rows}
        emptyText={show === "waiting" ? tax.allConfirmed : tax.none}
        confirmation={confirmation}
        onEnd={mayChange ? setDialog : null}
      />
      {dialog === "add" ? <AddRowDialog onDone={onChanged} onClose={close} /> : null}
      {dialog !== null && dialog !== "add" ? <EndRowDialog row={dialog} onDone={onChanged} onClose={close} /> : null}
    </Columns>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={tax.title}>
      <SkeletonBlock height={44} />
      <SkeletonBlock height={420} />
    </LoadingPlace>
  );
}
