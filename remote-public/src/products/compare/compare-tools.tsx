import { compare } from "@mandi/shared/messages/public-products";
import { Button } from "@mandi/shared/ui/controls/button";
import { GitCompareArrows } from "lucide-react";
import styles from "./compare.module.css";
import { comparedAtMost } from "./compared-ids";
import type { Choice } from "./use-choice";

/** Opens the comparison, once two offers are chosen. */
export function CompareTools({ choice }: { readonly choice: Choice }) {
  const { chosen, isChoosing, isWide, start, stop, open } = choice;
  if (!isChoosing) {
    return (
      <Button icon={GitCompareArrows} onClick={start}>
        {compare.start}
      </Button>
    );
  }
  return (
    <div className={styles.tools}>
      <p className={styles.hint} role="status">
        {chosen.length === comparedAtMost ? compare.full : chosen.length < 2 ? compare.hint : null}
      </p>
      {isWide ? null : <Button onClick={stop}>{compare.stop}</Button>}
      <Button variant="primary" icon={GitCompareArrows} disabled={chosen.length < 2} onClick={open}>
        {compare.open(chosen.length)}
      </Button>
    </div>
  );
}
