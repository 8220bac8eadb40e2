import type { LucideIcon } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { classes } from "../foundation/classes";
import { Icon } from "../media/icon";
import styles from "./icon-button.module.css";

export type IconButtonProps = Omit<
  ComponentPropsWithRef<"button">,
  "className" | "style" | "children" | "aria-label"
> & {
  readonly icon: LucideIcon;
  /** What it does; it is the button's only name. */
  readonly label: string;
  readonly iconSize?: "s" | "m" | "l";
  /** With a border, where it stands alone. */
  readonly hasEdge?: boolean;
  /** Fills the icon, for a set bookmark. Expose the state with `aria-pressed` as well. */
  readonly isFilled?: boolean;
  readonly className?: string | undefined;
};

/** A button of 44 px with an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, iconSize = "m", hasEdge = false, isFilled = false, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classes(styles.button, hasEdge && styles.edge, isFilled && styles.filled, className)}
    >
      <Icon of={icon} size={iconSize} />
    </button>
  );
}
