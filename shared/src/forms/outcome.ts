import type { HttpFailure } from "@mandi/shared/http";

/**
 * Whether a failed call settles what it asked for. `decided`: the server has refused, and nothing was done. `undecided`: it may have been
 * done, by this attempt, by an earlier one with the same key whose answer was lost, or by another tab; so it stays the same intention,
 * under the same key. The rate limit, an ended session and an answer that could not be read (a hotel's login page instead of the server's)
 * say nothing about it.
 */
export function outcomeOf({
  kind,
  status,
  code,
}: Pick<HttpFailure, "kind" | "status" | "code">): "decided" | "undecided" {
  const isRefusal = kind === "status" && status < 500 && status !== 401 && status !== 429;
  return isRefusal && code !== "in_flight" ? "decided" : "undecided";
}
