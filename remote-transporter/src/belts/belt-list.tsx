import type { Belt } from "@mandi/shared/contract/transporter/belt";
import { common } from "@mandi/shared/messages/common";
import { belts } from "@mandi/shared/messages/transporter-start";
import { Button } from "@mandi/shared/ui/controls/button";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Plus } from "lucide-react";
import cardList from "../common/card-list.module.css";
import { BeltCard } from "./belt-card";
import styles from "./belt-list.module.css";
import { useBelts } from "./use-belts";

const BeltDialog = latePart(
  async () => (await import(/* webpackChunkName: "belt-dialog" */ "./belt-dialog")).BeltDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);
const RemoveBeltDialog = latePart(
  async () => (await import(/* webpackChunkName: "remove-belt-dialog" */ "./remove-belt-dialog")).RemoveBeltDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

/** Where the transporter loads and unloads, with their prices. */
export function BeltList() {
  const { state, open, ...view } = useBelts();
  const addButton = (
    <Button variant="primary" icon={Plus} onClick={() => open(null)}>
      {belts.add}
    </Button>
  );
  return (
    <>
      <StatePlace
        state={state}
        skeleton={<Waiting />}
        empty={<EmptyState heading="h2" title={belts.empty} text={belts.emptyText} actions={addButton} hasPanel />}
      >
        {(list) => (
          <>
            <div className={styles.tools}>{addButton}</div>
            <Cards list={list} onEdit={open} onRemove={view.askToRemove} />
          </>
        )}
      </StatePlace>
      {view.draft ? (
        <BeltDialog key={view.draft.id ?? "new"} draft={view.draft} onRefresh={view.refresh} onClose={view.close} />
      ) : null}
      {view.leavingBelt ? (
        <RemoveBeltDialog belt={view.leavingBelt} onRefresh={view.refresh} onClose={() => view.askToRemove(null)} />
      ) : null}
    </>
  );
}

interface CardsProps {
  readonly list: readonly Belt[];
  readonly onEdit: (belt: Belt) => void;
  readonly onRemove: (belt: Belt) => void;
}

function Cards({ list, onEdit, onRemove }: CardsProps) {
  return (
    <ul className={cardList.cards}>
      {list.map((belt) => (
        <li key={belt.id}>
          <BeltCard belt={belt} onEdit={() => onEdit(belt)} onRemove={() => onRemove(belt)} />
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={belts.what}>
      <SkeletonBlock height={44} />
      <SkeletonBlock height={180} />
      <SkeletonBlock height={180} />
    </LoadingPlace>
  );
}
