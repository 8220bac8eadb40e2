import type { TurnKind } from "@mandi/shared/contract/my-turn";

const hourMs = 3_600_000;

/** What nobody waits for: a chance, or a matter of one's own. */
const optional: readonly TurnKind[] = ["bid", "old prices", "profile"];

interface Timed {
  readonly kind: TurnKind;
  readonly since: Date;
  readonly until: Date | null;
}

/**
 * The order of what somebody must do: what ends within the hour, what is late, then by deadline; what has no deadline comes
 * last, first what others wait for, the longest waiting first.
 */
export function byUrgency(now: Date): (one: Timed, other: Timed) => number {
  return (one, other) =>
    classOf(one, now) - classOf(other, now) ||
    timeOf(one) - timeOf(other) ||
    one.since.getTime() - other.since.getTime();
}

function classOf({ kind, until }: Timed, now: Date): number {
  if (until === null) return optional.includes(kind) ? 4 : 3;
  const left = until.getTime() - now.getTime();
  if (left < 0) return 1;
  return left <= hourMs ? 0 : 2;
}

function timeOf({ until, since }: Timed): number {
  return (until ?? since).getTime();
}
