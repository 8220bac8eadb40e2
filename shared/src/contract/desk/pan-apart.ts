import { String as StringOf } from "typebox";
import { withReason } from "./field";

const pan = StringOf({
  pattern: "^[A-Z]{5}[0-9]{4}[A-Z]$",
  maxLength: 10,
  message: "Please choose the PAN",
});

/** Whether a login is of the company whose PAN its profile has had. */
export const panApartWrites = {
  "user pan-apart": {
    right: "money",
    path: "/desk/user/:id/pan-apart",
    summary:
      "Separate a login from the company with a PAN that it entered: it no longer counts for that company's credit and certificates; a second person confirms it",
    body: withReason({ pan }),
  },
  "user pan-join": {
    right: "money",
    path: "/desk/user/:id/pan-join",
    summary: "Rejoin a login to the company with a PAN that it entered; a second person confirms it",
    body: withReason({ pan }),
  },
} as const;
