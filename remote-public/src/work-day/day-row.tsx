import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./work-day.module.css";

interface DayRowProps {
  readonly to: string;
  readonly name: ReactNode;
  /** Beside the name: how much, from where. */
  readonly about: ReactNode;
  readonly figure: ReactNode;
  /** Second line: status and number. */
  readonly note: ReactNode;
  readonly aside: ReactNode;
}

/** Two lines that form one link: what and how much, status and number. */
export function DayRow({ to, name, about, figure, note, aside }: DayRowProps) {
  return (
    <li className={styles.row}>
      <Link to={to} className={styles.link}>
        <span className={styles.what}>
          <b>{name}</b> <span className={styles.about}>{about}</span>
        </span>
        <b className={styles.figure}>{figure}</b>
        <span className={styles.note}>{note}</span>
        <span className={styles.aside}>{aside}</span>
      </Link>
    </li>
  );
}
