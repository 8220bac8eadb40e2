import { desk } from "@mandi/shared/messages/desk";
import { acts } from "@mandi/shared/messages/desk-acts";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import styles from "../common/panel.module.css";
import type { DeskAct } from "./desk-act";
import { Waiting } from "./waiting";

interface AlreadyWaitsProps {
  readonly act: DeskAct;
  readonly approvalId: number;
  readonly onClose: () => void;
}

/** In place of the fields of an act that waits for a second person already: another request would be refused. */
export function AlreadyWaits({ act, approvalId, onClose }: AlreadyWaitsProps) {
  return (
    <Dialog
      isOpen
      size="price"
      title={act.question ?? act.title}
      onClose={onClose}
      footer={<DialogCancel>{desk.close}</DialogCancel>}
    >
      <div className={styles.form}>
        <p>{acts.alreadyAsked}</p>
        <Waiting approvalIds={[approvalId]} />
      </div>
    </Dialog>
  );
}
