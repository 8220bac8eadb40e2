import { asking } from "@mandi/shared/messages/my-turn";
import { roleOf, useSession } from "@mandi/shared/session";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import styles from "./ask-place.module.css";

const LateAskField = latePart(async () => (await import("./ask-field")).AskField, {
  failed: asking.failed,
  waiting: <div className={styles.waiting} />,
});

/** Sellers and transporters buy too, but after the day's own work and the market's price; a buyer has the field on top. */
export function AskPlace() {
  const role = useSession(roleOf);
  return role === "seller" || role === "transporter" ? <LateAskField /> : null;
}
