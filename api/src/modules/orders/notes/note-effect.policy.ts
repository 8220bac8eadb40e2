import { checkGstin } from "@mandi/shared/format/gstin";
import type { IssuedPaper } from "../../papers/paper";

/** Since this day a credit note lowers the tax of its issuer only if the buyer gives back the credit (section 34(2) of the CGST Act). */
const effectSince = "2025-10-01";

/** Whether the tax of a paper of ours falls; null for one whose tax does not depend on the buyer. */
export function gstEffectOf(paper: IssuedPaper): "waiting" | "accepted" | "rejected" | null {
  if (paper.kind !== "credit note" || paper.snapshot.date < effectSince) return null;
  if (checkGstin(paper.snapshot.invoice.recipient.gst_number).kind === "invalid") return null;
  // The latest answer counts: the tax office's system can show another one, and so can a person who mistyped.
  const answers = paper.events.flatMap(({ event, detail }) => (event === "gst effect" ? [detail.state] : []));
  return answers.at(-1) ?? "waiting";
}
