import { AskField } from "./ask-field";
import { MyTurn } from "./my-turn";

/** What stands on top of the home of everybody who trades. */
export function TraderTop() {
  return (
    <>
      <MyTurn />
      <AskField />
    </>
  );
}
