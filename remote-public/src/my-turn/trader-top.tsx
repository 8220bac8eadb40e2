import { roleOf, useSession } from "@mandi/shared/session";
import { TraderDay } from "../trader-day/trader-day";
import { WorkDay } from "../work-day/work-day";
import { AskField } from "./ask-field";
import { MyTurn } from "./my-turn";

/** The top of the home page for everyone who trades. */
export function TraderTop() {
  const role = useSession(roleOf);
  return (
    <MyTurn>
      {role === "customer" ? (
        <>
          <AskField />
          <TraderDay />
        </>
      ) : (
        <WorkDay />
      )}
    </MyTurn>
  );
}
