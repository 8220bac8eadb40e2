import { useQuery } from "@mandi/shared/query/use-query";
import { subjectTrailQuery } from "./trail.api";

/** The trail of one object, `faq:12`; nothing is fetched while it is unknown. */
export const useSubjectTrail = (subject: string | null | undefined) =>
  useQuery(subjectTrailQuery, subject ? [subject] : null);
