import { type AlertsAnswer, alertsPerDay } from "@mandi/shared/contract/alert";
import { alerts as messages } from "@mandi/shared/messages/alerts";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { Section } from "@mandi/shared/ui/layout/section";
import styles from "./alerts.module.css";
import { IngotAlerts } from "./ingot-alerts";
import { useAlertSwitch } from "./use-alerts";

interface AlertSectionProps {
  readonly alerts: AlertsAnswer["data"];
  /** The column is wide enough for two places in a row. */
  readonly isBeside?: boolean;
}

/** The switch of all alerts, and the places whose ingot price is followed. */
export function AlertSection({ alerts, isBeside = false }: AlertSectionProps) {
  const { isOn, toggle } = useAlertSwitch(alerts.is_on);
  return (
    <Section title={messages.title} className={isBeside ? styles.beside : styles.section}>
      <Checkbox label={messages.isOn} checked={isOn} onChange={() => void toggle()} />
      <p className={styles.note}>{isOn ? messages.isOnNote(alertsPerDay) : messages.off}</p>
      <IngotAlerts places={alerts.ingot} />
    </Section>
  );
}
