import type { DeskSiteVersion, DeskSiteVersionAnswer } from "../contract/desk/site-version";
import { deskMinutes } from "./desk-builders";

/** A version of a question that Meera saved. */
export function aSiteVersion(change: Partial<DeskSiteVersion> = {}): DeskSiteVersion {
  return {
    id: 2,
    saved_at: deskMinutes(-60),
    saved_by: "Meera Kulkarni",
    reason: "Clearer",
    content: { title: "How do I pay?", description: "<p>By bank transfer.</p>" },
    ...change,
  };
}

/** Two versions of a question: the current one and the first one. */
export function someVersions(...data: DeskSiteVersion[]): DeskSiteVersionAnswer {
  const first = aSiteVersion({
    id: 1,
    saved_at: null,
    saved_by: "",
    reason: "",
    content: { title: "How do I pay?", description: "<p>By cheque.</p>" },
  });
  const all = data.length === 0 ? [aSiteVersion(), first] : data;
  return { data: all, before: null, total: all.length };
}
