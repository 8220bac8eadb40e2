import { useEffect, useRef, useState } from "react";
import type { Moment } from "../../format/dates";
import { common } from "../../messages/common";
import { InlineStatus } from "../feedback/inline-status";
import { classes } from "../foundation/classes";
import styles from "./countdown.module.css";
import { countdownFigures } from "./countdown-figures";
import { ProgressBar } from "./progress-bar";
import { useRemaining } from "./use-remaining";

const MINUTE_S = 60;
const CLOSING_S = 2 * MINUTE_S;

export type CountdownProps = {
  readonly endsAt: Moment;
  /** Length of the whole window, for the bar. */
  readonly totalMs: number;
  /**
   * Called once when zero is reached, not when it was over from the start: the form disappears and `endedText` stays.
   */
  readonly onEnd?: () => void;
  readonly endedText?: string;
};

const announcements: readonly { readonly atS: number; readonly text: string }[] = [
  { atS: 2 * MINUTE_S, text: "2 minutes left" },
  { atS: 5 * MINUTE_S, text: "5 minutes left" },
];

/** The announcement for a mark that was passed between two ticks, or null. */
function announcementBetween(before: number, now: number): string | null {
  return announcements.find(({ atS }) => before > atS && now <= atS)?.text ?? null;
}

/**
 * Time left in minutes and seconds, by the server's clock. Announces 5, 2 and 0 minutes once; a live region would talk
 * each second.
 */
export function Countdown({ endsAt, totalMs, onEnd, endedText = common.offersClosed }: CountdownProps) {
  const left = useRemaining(new Date(endsAt).getTime());
  const seconds = Math.ceil(left / 1000);
  const isOver = seconds <= 0;
  const isClosing = !isOver && seconds <= CLOSING_S;
  const before = useRef(seconds);
  const [spoken, setSpoken] = useState("");

  useEffect(() => {
    if (before.current === seconds) return;
    const text = seconds <= 0 ? endedText : announcementBetween(before.current, seconds);
    before.current = seconds;
    if (text) setSpoken(text);
    if (seconds <= 0) onEnd?.();
  }, [seconds, endedText, onEnd]);

  const shown = countdownFigures(seconds);
  const words = shown.map(({ word }) => word).join(" ");
  return (
    <div className={classes(isClosing && styles.closing)}>
      {isOver ? (
        <p className={styles.over}>{endedText}</p>
      ) : (
        <div className={styles.figures} role="timer" aria-label={`${words} remaining`}>
          {shown.map(({ text, unit }) => (
            <span key={unit} aria-hidden="true">
              {text}
              <small className={styles.unit}>{unit}</small>
            </span>
          ))}
          {isClosing ? <span className={styles.word}>closing</span> : null}
        </div>
      )}
      <ProgressBar share={left / totalMs} tone={isClosing ? "danger" : "ink"} />
      <InlineStatus isHidden>{spoken}</InlineStatus>
    </div>
  );
}
