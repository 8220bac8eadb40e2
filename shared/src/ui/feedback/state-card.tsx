import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { homePath } from "../../contract/page-paths";
import { common } from "../../messages/common";
import { Button, ButtonLink } from "../controls/button";
import { classes } from "../foundation/classes";
import { EmptyDrawing, FailedDrawing, ForbiddenDrawing, NotFoundDrawing, OfflineDrawing } from "./drawings";
import styles from "./state-card.module.css";

const drawings = {
  empty: EmptyDrawing,
  failed: FailedDrawing,
  handshake: FailedDrawing,
  forbidden: ForbiddenDrawing,
  "not-found": NotFoundDrawing,
  offline: OfflineDrawing,
};

export type StateDrawing = keyof typeof drawings;

export type StateCardProps = {
  readonly drawing: StateDrawing;
  readonly title: string;
  /** `h1` when the card is the whole page. */
  readonly heading?: "h1" | "h2" | "h3";
  /** One sentence. */
  readonly text?: ReactNode;
  /** At most two buttons. */
  readonly actions?: ReactNode;
  /** Draws the surface and edge of a panel; leave it out inside a panel. */
  readonly hasPanel?: boolean;
  /** Announces title and text as soon as the card appears; not its buttons, whose texts change while it stands. */
  readonly isAlert?: boolean;
  readonly className?: string | undefined;
};

/** Shown instead of missing content, at the size of that content. */
export function StateCard(props: StateCardProps) {
  const {
    drawing,
    title,
    heading: Heading = "h3",
    text,
    actions,
    hasPanel = false,
    isAlert = false,
    className,
  } = props;
  const Drawing = drawings[drawing];
  return (
    <div className={classes(styles.card, hasPanel && styles.panel, className)}>
      <Drawing />
      <div role={isAlert ? "alert" : undefined} className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

type PresetProps = Pick<StateCardProps, "text" | "heading" | "hasPanel" | "className" | "actions">;

export type EmptyStateProps = PresetProps & { readonly title: string };

/** An empty state that is no failure. Offers a way to get something. */
export function EmptyState(props: EmptyStateProps) {
  return <StateCard drawing="empty" {...props} />;
}

export type FailedStateProps = Omit<PresetProps, "actions"> & {
  readonly title?: string;
  /** Tries the same request again, in place. */
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
  /** The focus is moved to it, which reads it: it is not announced as well. */
  readonly isFocused?: boolean | undefined;
};

/** Something did not load. Says so and what still holds, and tries again in place. */
export function FailedState({
  title = common.failedTitle,
  text = common.failedText,
  onRetry,
  isRetrying = false,
  isFocused = false,
  ...rest
}: FailedStateProps) {
  const actions = onRetry ? (
    <Button icon={RotateCw} isBusy={isRetrying} onClick={onRetry}>
      {common.tryAgain}
    </Button>
  ) : undefined;
  return <StateCard drawing="failed" title={title} text={text} actions={actions} isAlert={!isFocused} {...rest} />;
}

export type ForbiddenStateProps = Omit<PresetProps, "actions"> & {
  readonly title?: string;
  /** The one thing this account can do about it. */
  readonly action?: ReactNode;
};

/** The page is for other accounts. */
export function ForbiddenState({ title = common.forbiddenTitle, action, ...rest }: ForbiddenStateProps) {
  const actions = (
    <>
      {action}
      <ButtonLink to={homePath} variant="quiet">
        {common.home}
      </ButtonLink>
    </>
  );
  return <StateCard drawing="forbidden" title={title} actions={actions} {...rest} />;
}
