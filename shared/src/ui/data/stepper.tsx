import type { ReactNode } from "react";
import { classes } from "../foundation/classes";
import { VisuallyHidden } from "../layout/visually-hidden";
import styles from "./stepper.module.css";

export type Step = {
  readonly key: string;
  readonly title: string;
  /** Time, or who acts. */
  readonly detail?: ReactNode;
  readonly state: "done" | "now" | "next";
};

const states = { done: styles.done, now: styles.now, next: null };
const spoken = { done: ", done", now: "", next: ", not yet" };

interface StepsProps {
  readonly label: string;
  readonly steps: readonly Step[];
}

/**
 * The progress of a quotation or an order: diamonds on a line. Hidden on a phone, where the pill and the act line show
 * it.
 */
export function Stepper(props: StepsProps) {
  return <Steps {...props} list={styles.steps} mark={styles.step} />;
}

/** The same marks downwards, newest last, for the events of a truck or a payment. */
export function Timeline(props: StepsProps) {
  return <Steps {...props} list={styles.timeline} mark={styles.event} />;
}

function Steps({ label, steps, list, mark }: StepsProps & Record<"list" | "mark", string | undefined>) {
  return (
    <ol className={list} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={classes(mark, states[step.state])}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          {step.title}
          <VisuallyHidden>{spoken[step.state]}</VisuallyHidden>
          {step.detail === undefined ? null : <small className={styles.detail}>{step.detail}</small>}
        </li>
      ))}
    </ol>
  );
}
