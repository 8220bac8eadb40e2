import { type Example, exampleExchange } from "@mandi/shared/area/define-examples";
import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { deskWrites } from "@mandi/shared/contract/desk/writes";

/** An act of the desk that is always done. */
export function act(route: `POST /${string}`, name: keyof typeof deskWrites): Example {
  return exampleExchange(route, deskWrites[name].body, DeskAnswer, () => ({ message: "Done.", approval_id: null }));
}
