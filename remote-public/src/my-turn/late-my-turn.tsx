import { myTurn } from "@mandi/shared/messages/my-turn";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { loadMyTurn } from "./load-my-turn";
import styles from "./my-turn-place.module.css";

// Visitors have no tasks: for them neither its code nor its calls delay the first content.
export const LateMyTurn = latePart(loadMyTurn, {
  failed: myTurn.failed,
  waiting: <div className={styles.waiting} />,
});
