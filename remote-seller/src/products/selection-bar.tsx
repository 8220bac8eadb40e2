import { bulk } from "@mandi/shared/messages/seller-bulk";
import { Button } from "@mandi/shared/ui/controls/button";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { useRef } from "react";
import type { BulkKind } from "./bulk/bulk-dialog";
import { BulkMenu } from "./bulk-menu";
import styles from "./selection-bar.module.css";

export interface SelectionBarProps {
  readonly areAllShownTicked: boolean;
  readonly selectedCount: number;
  readonly scope: string;
  readonly onTickShown: (isTicked: boolean) => void;
  readonly onClear: () => void;
  readonly onOpen: (kind: BulkKind) => void;
}

/** Above the list: what is ticked, and the actions on many products at once. */
export function SelectionBar(props: SelectionBarProps) {
  const { areAllShownTicked, selectedCount, scope, onTickShown, onClear, onOpen } = props;
  const tick = useRef<HTMLInputElement>(null);

  function handleClear(): void {
    onClear();
    // The pressed button goes with the selection.
    tick.current?.focus();
  }

  return (
    <div className={styles.bar} data-print="hide">
      <Checkbox
        ref={tick}
        label={
          selectedCount === 0 ? (
            bulk.selectShown
          ) : (
            <>
              {bulk.selected(selectedCount)}
              <VisuallyHidden>. {bulk.selectShown}</VisuallyHidden>
            </>
          )
        }
        checked={areAllShownTicked}
        onChange={(event) => onTickShown(event.target.checked)}
      />
      {selectedCount > 0 ? (
        <Button size="s" variant="quiet" aria-label={bulk.clearSelection} onClick={handleClear}>
          {bulk.clear}
        </Button>
      ) : null}
      <span className={styles.menu}>
        <BulkMenu scope={scope} onOpen={onOpen} />
      </span>
    </div>
  );
}
