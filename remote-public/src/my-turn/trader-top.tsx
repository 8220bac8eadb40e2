import { WorkDay } from "../work-day/work-day";
import { AskField } from "./ask-field";
import { MyTurn } from "./my-turn";

/** The top of the home page for everyone who trades. */
export function TraderTop() {
  return (
    <>
      <MyTurn />
      <AskField />
      <WorkDay />
    </>
  );
}
