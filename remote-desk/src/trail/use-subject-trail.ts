import { useQuery } from "@mandi/shared/query/use-query";
import { subjectTrailQuery } from "./trail.api";

/** What was done to one thing, `faq:12`; nothing is asked while it is not known. */
export const useSubjectTrail = (subject: string | null | undefined) =>
  useQuery(subjectTrailQuery, subject ? [subject] : null);
