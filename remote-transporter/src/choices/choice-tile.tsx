import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { Picture } from "@mandi/shared/ui/media/picture";
import styles from "./choice-grid.module.css";
import type { Choice } from "./choices.api";

export interface ChoiceTileProps {
  readonly choice: Choice;
  readonly isChosen: boolean;
  readonly onChoose: (isWanted: boolean) => void;
}

/** A tile that is a check box as a whole. */
export function ChoiceTile({ choice, isChosen, onChoose }: ChoiceTileProps) {
  return (
    <div className={classes(styles.tile, isChosen && styles.chosen)}>
      <Picture className={styles.picture} src={choice.picture} alt="" size="m" />
      <Checkbox
        className={styles.box}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        label={
          <span className={styles.words}>
            <span className={styles.name}>{choice.name}</span> <span className={styles.facts}>{choice.facts}</span>
          </span>
        }
      />
    </div>
  );
}
