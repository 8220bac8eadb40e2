import { formatTime } from "@mandi/shared/format/dates";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { trips } from "@mandi/shared/messages/transporter";
import { Button } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import { CloudOff } from "lucide-react";
import type { KeptStep } from "./kept-step";
import styles from "./kept-steps.module.css";
import type { useStepQueue } from "./use-step-queue";

export interface KeptStepsProps {
  readonly queue: Pick<ReturnType<typeof useStepQueue>, "steps" | "waitingCount" | "isSending" | "send" | "giveUp">;
}

/** What waits on this device, and what the server refused later. The region is there before the first step comes. */
export function KeptSteps({ queue }: KeptStepsProps) {
  const { steps, waitingCount, isSending, send, giveUp } = queue;
  const refused = steps.filter(({ refusal }) => refusal !== null);
  return (
    <div role="status" className={steps.length > 0 ? styles.kept : undefined}>
      {waitingCount > 0 ? (
        <Note tone="warn" icon={CloudOff}>
          <div className={styles.line}>
            <div>
              <p className={styles.title}>{trips.waiting(waitingCount)}</p>
              <p>{trips.waitingText}</p>
            </div>
            <Button size="s" isBusy={isSending} busyText={trips.sending} onClick={send}>
              {trips.sendNow}
            </Button>
          </div>
        </Note>
      ) : null}
      {refused.map((step) => (
        <Refused key={step.key} step={step} onGiveUp={() => giveUp(step)} />
      ))}
    </div>
  );
}

function Refused({ step, onGiveUp }: { readonly step: KeptStep; readonly onGiveUp: () => void }) {
  const what = trips.steps[step.body.event];
  return (
    <Note tone="bad">
      <div className={styles.line}>
        <div>
          <p className={styles.title}>{trips.notTaken(what, formatVehicle(step.vehicle), formatTime(step.keptAt))}</p>
          <p>{step.refusal}</p>
        </div>
        <Button size="s" onClick={onGiveUp}>
          {trips.giveUp}
        </Button>
      </div>
    </Note>
  );
}
