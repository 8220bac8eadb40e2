import { traders } from "@mandi/shared/contract/role";
import { roleOf, useSession } from "@mandi/shared/session";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { LateMyTurn } from "./late-my-turn";
import styles from "./my-turn-place.module.css";

/** The place of the reader's tasks, for everybody who trades. */
export function MyTurnPlace() {
  const role = useSession(roleOf);
  if (!traders.some((trader) => trader === role)) return null;
  return <Place hasBlocks={role !== "customer"} />;
}

function Place({ hasBlocks }: { readonly hasBlocks: boolean }) {
  return (
    <div className={classes(styles.place, hasBlocks && styles.withBlocks)}>
      <LateMyTurn />
    </div>
  );
}
