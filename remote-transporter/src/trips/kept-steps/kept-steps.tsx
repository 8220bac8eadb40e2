import { formatTime } from "@mandi/shared/format/dates";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { trips } from "@mandi/shared/messages/transporter-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { CloudOff } from "lucide-react";
import { useId, useState } from "react";
import type { KeptStep } from "./kept-step";
import styles from "./kept-steps.module.css";
import { useStepQueue } from "./use-step-queue";

/**
 * The steps that wait on this device, and those that the server refused later. The live region exists before the first
 * step arrives.
 */
export function KeptSteps() {
  const { refused, waitingCount, isSafe, isSending, send, sendAgain, giveUp } = useStepQueue();
  return (
    <div role="status" className={waitingCount + refused.length > 0 ? styles.kept : undefined}>
      {waitingCount > 0 ? (
        <Note tone="warn" icon={CloudOff}>
          <div className={styles.line}>
            <div>
              <p className={styles.title}>{trips.waiting(waitingCount)}</p>
              <p>{isSafe ? trips.waitingText : trips.waitingInMemory}</p>
            </div>
            <Button size="s" isBusy={isSending} busyText={trips.sending} onClick={send}>
              {trips.sendNow}
            </Button>
          </div>
        </Note>
      ) : null}
      {refused.map((step) => (
        <Refused key={step.key} step={step} onSendAgain={() => sendAgain(step)} onGiveUp={() => giveUp(step)} />
      ))}
    </div>
  );
}

interface RefusedProps {
  readonly step: KeptStep;
  readonly onSendAgain: () => void;
  readonly onGiveUp: () => void;
}

/** A step that the server refused. The obstacle may be gone by now, so it can be sent again as it is. */
function Refused({ step, onSendAgain, onGiveUp }: RefusedProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [what, vehicle] = [trips.steps[step.body.event], formatVehicle(step.vehicle)];
  const id = useId();
  return (
    <Note tone="bad">
      <div className={styles.line}>
        <div>
          <p id={id} className={styles.title}>
            {trips.notTaken(what, vehicle, formatTime(step.keptAt))}
          </p>
          <p>{step.refusal}</p>
        </div>
        <div className={styles.actions}>
          <Button size="s" aria-describedby={id} onClick={() => setIsAsking(true)}>
            {trips.giveUp}
          </Button>
          <Button size="s" aria-describedby={id} onClick={onSendAgain}>
            {trips.sendAgain}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={trips.giveUpTitle}
        confirmText={trips.giveUp}
        cancelText={trips.keepStep}
        onConfirm={onGiveUp}
        onClose={() => setIsAsking(false)}
      >
        {trips.giveUpText(what, vehicle)}
      </ConfirmDialog>
    </Note>
  );
}
