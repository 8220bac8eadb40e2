import { useQuery } from "@mandi/shared/query/use-query";
import { subjectTrailQuery } from "./trail.api";

/** What was done to one thing: `faq:12`. */
export const useSubjectTrail = (subject: string) => useQuery(subjectTrailQuery, [subject]);
