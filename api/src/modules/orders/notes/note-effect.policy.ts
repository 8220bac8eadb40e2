import { checkGstin } from "@mandi/shared/format/gstin";
import type { IssuedPaper } from "../../papers/paper";

/** From this day a credit note lowers its issuer's tax only if the buyer reverses the credit (section 34(2) of the CGST Act). */
const effectSince = "2025-10-01";

/** The state of the buyer's answer to a document of ours; null for one whose tax does not depend on the buyer. */
export function gstEffectOf(paper: IssuedPaper): "waiting" | "accepted" | "rejected" | null {
  if (paper.kind !== "credit note" || paper.snapshot.date < effectSince) return null;
  if (checkGstin(paper.snapshot.invoice.recipient.gst_number).kind === "invalid") return null;
  // The latest answer counts, because the tax office's system can change it and a person can mistype it.
  const answers = paper.events.flatMap(({ event, detail }) => (event === "gst effect" ? [detail.state] : []));
  return answers.at(-1) ?? "waiting";
}
