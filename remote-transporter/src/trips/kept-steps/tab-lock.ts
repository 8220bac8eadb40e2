const lockName = "mandi-transporter-steps";

/**
 * Runs work while no other tab of this browser runs its own. Two tabs that send the same step would do no harm, because
 * its key makes it one, but both would report it. Without support for locks that is accepted.
 */
export function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return "locks" in navigator ? navigator.locks.request(lockName, work) : work();
}
