import { Button } from "@mandi/shared/ui/controls/button";
import styles from "./older-rows.module.css";

export interface OlderRowsProps {
  readonly onShow: () => void;
  readonly children: string;
}

/** The way on from the newest rows of a list to the older ones. */
export function OlderRows({ onShow, children }: OlderRowsProps) {
  return (
    <p className={styles.more}>
      <Button onClick={onShow}>{children}</Button>
    </p>
  );
}
