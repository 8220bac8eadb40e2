import { RotateCw, Unplug } from "lucide-react";
import type { ReactNode } from "react";
import { formatTime, type Moment } from "../../format/dates";
import { common } from "../../messages/common";
import { Button, ButtonLink } from "../controls/button";
import { Icon } from "../media/icon";
import styles from "./area-card.module.css";

export type AreaCardProps = {
  /** What is lost: "Seller area is not available right now". */
  readonly title: string;
  /** What still works, and what happened to entered data. */
  readonly text: ReactNode;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Leave out when the card is on the home page itself. */
  readonly homeHref?: string;
  readonly reference?: string;
  readonly at?: Moment;
};

/** Replaces the page of an area that failed to load or crashed, while header, menus and footer keep working. */
export function AreaCard({ title, text, onRetry, isRetrying = false, homeHref = "/", reference, at }: AreaCardProps) {
  const facts = [reference ? `Reference ${reference}` : "", at === undefined ? "" : formatTime(at)].filter(Boolean);
  return (
    <section className={styles.card} role="alert">
      <div className={styles.head}>
        <Icon of={Unplug} />
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
      <div className={styles.actions}>
        <Button icon={RotateCw} isBusy={isRetrying} onClick={onRetry}>
          {common.tryAgain}
        </Button>
        {homeHref ? (
          <ButtonLink to={homeHref} variant="quiet">
            {common.home}
          </ButtonLink>
        ) : null}
      </div>
      {facts.length > 0 ? <p className={styles.facts}>{facts.join(", ")}</p> : null}
    </section>
  );
}
