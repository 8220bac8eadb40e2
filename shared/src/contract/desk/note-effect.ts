import { Enum } from "typebox";
import { requiredLine } from "../field";
import { withReason } from "./field";

/** What the desk enters of a credit note once the buyer has answered it. */
export const noteEffectWrites = {
  "order note-effect": {
    right: "money",
    path: "/desk/order/:id/note-effect",
    summary:
      "Enter whether the buyer accepted a credit note and reversed its GST credit: only an accepted note lowers our tax. The latest answer counts",
    body: withReason({
      note: requiredLine(16, "Please name the note"),
      effect: Enum(["accepted", "rejected"], { message: "Please enter accepted or rejected" }),
    }),
  },
} as const;
