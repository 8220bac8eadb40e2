import { traders } from "@mandi/shared/contract/role";
import { myTurn } from "@mandi/shared/messages/my-turn";
import { roleOf, useSession } from "@mandi/shared/session";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { Suspense, useState } from "react";
import { PartBoundary } from "../common/part-boundary";
import { lateMyTurn } from "./late-my-turn";
import styles from "./my-turn-place.module.css";

/** The place of what the reader must do, for everybody who trades. */
export function MyTurnPlace() {
  const role = useSession(roleOf);
  if (!traders.some((trader) => trader === role)) return null;
  return <Place hasBlocks={role !== "customer"} />;
}

function Place({ hasBlocks }: { readonly hasBlocks: boolean }) {
  // A lost `lazy` stays lost: to try again takes another one.
  const [MyTurn, setMyTurn] = useState(lateMyTurn);
  return (
    <div className={classes(styles.place, hasBlocks && styles.withBlocks)}>
      <PartBoundary failedTitle={myTurn.failed} onRetry={() => setMyTurn(lateMyTurn)}>
        <Suspense fallback={null}>
          <MyTurn />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
