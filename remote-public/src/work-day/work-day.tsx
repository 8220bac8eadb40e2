import { roleOf, useSession } from "@mandi/shared/session";
import { SellerDay } from "./seller-day";
import { TransporterDay } from "./transporter-day";
import styles from "./work-day.module.css";

/** A seller's or a transporter's running work, below their tasks; nothing for everybody else. */
export function WorkDay() {
  const role = useSession(roleOf);
  if (role !== "seller" && role !== "transporter") return null;
  return <div className={styles.day}>{role === "seller" ? <SellerDay /> : <TransporterDay />}</div>;
}
