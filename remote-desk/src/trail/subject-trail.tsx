import { TrailBlock } from "./trail-block";
import { useSubjectTrail } from "./use-subject-trail";

/** Who changed one object, when and why: `faq:12`. */
export const SubjectTrail = ({ subject }: { readonly subject: string }) => (
  <TrailBlock trail={useSubjectTrail(subject)} />
);
