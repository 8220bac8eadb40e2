import { Enum } from "typebox";
import { requiredLine } from "../field";
import { withReason } from "./field";

/** Records the buyer's answer to a credit note. */
export const noteEffectWrites = {
  "order note-effect": {
    right: "money",
    path: "/desk/order/:id/note-effect",
    summary:
      "Enter whether the buyer accepted a credit note and reversed its GST credit: only an accepted note lowers our tax. The latest answer counts",
    body: withReason({
      note: requiredLine(16, "Please enter the number of the note"),
      effect: Enum(["accepted", "rejected"], { message: "Please enter accepted or rejected" }),
    }),
  },
} as const;
