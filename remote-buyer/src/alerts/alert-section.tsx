import { type AlertsAnswer, alertsPerDay } from "@mandi/shared/contract/alert";
import { alerts as words } from "@mandi/shared/messages/alerts";
import { useOptimistic } from "@mandi/shared/query/use-optimistic";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { Section } from "@mandi/shared/ui/layout/section";
import { switchAlerts } from "./alert.api";
import styles from "./alerts.module.css";
import { IngotAlerts } from "./ingot-alerts";

/** The switch of all alerts, and the places whose ingot price is followed. */
export function AlertSection({ alerts }: { readonly alerts: AlertsAnswer["data"] }) {
  const { shown, change } = useOptimistic<"all", boolean>();
  const isOn = shown("all", alerts.is_on);
  return (
    <Section title={words.title} className={styles.section}>
      <Checkbox
        label={words.isOn}
        checked={isOn}
        onChange={() => void change("all", { from: isOn, to: !isOn, send: () => switchAlerts({ is_on: !isOn }) })}
      />
      <p className={styles.note}>{isOn ? words.isOnNote(alertsPerDay) : words.off}</p>
      <IngotAlerts places={alerts.ingot} />
    </Section>
  );
}
