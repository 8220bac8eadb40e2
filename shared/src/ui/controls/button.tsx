import type { LucideIcon } from "lucide-react";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { classes } from "../foundation/classes";
import { Icon } from "../media/icon";
import styles from "./button.module.css";

/** One primary button per view. Ink is for the app download only. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "ink" | "danger";

export type ButtonLook = {
  readonly variant?: ButtonVariant;
  readonly size?: "l" | "m" | "s";
  readonly icon?: LucideIcon;
  /** Icon after the text, for "next" and external links. */
  readonly iconAfter?: LucideIcon;
  /** As wide as its place; `onPhone`: below 768 px. */
  readonly isFull?: boolean | "onPhone";
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export type ButtonProps = ButtonLook &
  Omit<ComponentPropsWithRef<"button">, "className" | "style" | "children"> & {
    readonly isBusy?: boolean;
    /** Verb shown while busy, for instance "Saving". */
    readonly busyText?: string;
  };

const variants = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
  ink: styles.ink,
  danger: styles.danger,
};
const sizes = { l: styles.large, m: null, s: styles.small };

function look({ variant = "secondary", size = "m", isFull = false, className }: LookOf): string {
  return classes(styles.button, variants[variant], sizes[size], widthOf(isFull), className);
}

function widthOf(isFull: boolean | "onPhone"): string | null | undefined {
  if (isFull === "onPhone") return styles.fullOnPhone;
  return isFull ? styles.full : null;
}

type LookOf = { [Key in "variant" | "size" | "isFull" | "className"]?: ButtonLook[Key] | undefined };

type WordsProps = {
  readonly icon: LucideIcon | undefined;
  readonly iconAfter: LucideIcon | undefined;
  readonly children: ReactNode;
};

function Words({ icon, iconAfter, children }: WordsProps) {
  return (
    <>
      {icon ? <Icon of={icon} /> : null}
      {children}
      {iconAfter ? <Icon of={iconAfter} size="s" /> : null}
    </>
  );
}

/** A button. While busy it keeps its width and its focus; busy or `aria-disabled`, it ignores clicks. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    iconAfter,
    isFull,
    isBusy = false,
    busyText,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const isOff = rest["aria-disabled"] === true;

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    // Not `disabled`: a disabled button loses focus, and the keyboard user would start again at the top.
    if (isBusy || isOff) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, isFull, className })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isOff || undefined}
      onClick={handleClick}
    >
      <span className={classes(styles.words, isBusy && styles.away)} aria-hidden={isBusy || undefined}>
        <Words icon={icon} iconAfter={iconAfter}>
          {children}
        </Words>
      </span>
      {isBusy ? (
        <span className={styles.words}>
          <span className={styles.ring} aria-hidden="true" />
          {busyText ?? children}
        </span>
      ) : null}
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & Omit<LinkProps, "className" | "style" | "children">;

/** A link that looks like a button, for going somewhere. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, iconAfter, isFull, className, children, ...rest } = props;
  return (
    <Link {...rest} className={look({ variant, size, isFull, className })}>
      <span className={styles.words}>
        <Words icon={icon} iconAfter={iconAfter}>
          {children}
        </Words>
      </span>
    </Link>
  );
}

/** A link that looks like a button and leaves the application: `tel:`, `mailto:`, a file, another site. */
export function ButtonAnchor(props: ButtonLook & Omit<ComponentPropsWithRef<"a">, "className" | "style" | "children">) {
  const { variant, size, icon, iconAfter, isFull, className, children, ...rest } = props;
  return (
    <a {...rest} className={look({ variant, size, isFull, className })}>
      <span className={styles.words}>
        <Words icon={icon} iconAfter={iconAfter}>
          {children}
        </Words>
      </span>
    </a>
  );
}
