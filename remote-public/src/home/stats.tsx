import { home } from "@mandi/shared/messages/public-home";
import styles from "./stats.module.css";

const figures = [home.statOnTime, home.statProducts, home.statYears, home.statSupport];

/** Mandi in four figures. */
export function Stats() {
  return (
    <section className={styles.stats} aria-label={home.stats}>
      {figures.map(([figure, of]) => (
        <p key={figure} className={styles.box}>
          <b className={styles.figure}>{figure}</b> <span className={styles.of}>{of}</span>
        </p>
      ))}
    </section>
  );
}
