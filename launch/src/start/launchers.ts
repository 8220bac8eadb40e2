import { ancestryOf, identityOf, isAlive, type ProcessIdentity } from "../process/process-identity";

const POLL_MS = 500;
/** npm runs a script in a shell, so it is the parent or the parent's parent. */
const GENERATIONS = 2;

/**
 * The shell and the npm (or pnpm) that run this command. The person's own shell is not among them: a product in the
 * background outlives it.
 */
export function findLaunchers(): readonly ProcessIdentity[] {
  if (process.env["npm_lifecycle_event"] === undefined) return [];
  const found: ProcessIdentity[] = [];
  let pid = process.ppid;
  for (let generation = 0; generation < GENERATIONS && pid > 1; generation += 1) {
    const ancestor = ancestryOf(pid);
    const identity = identityOf(pid);
    if (ancestor === undefined || identity === undefined) break;
    const isManager = /\b(?:npm|pnpm|yarn)\b/.test(ancestor.command);
    const isItsShell = generation === 0 && /\bsh\b.* -c /.test(ancestor.command);
    if (isManager || isItsShell) found.push(identity);
    if (isManager) break;
    pid = ancestor.parent;
  }
  return found;
}

/** A killed npm cannot pass a signal on: without this, the product would keep running with nothing to stop it. */
export function whenGone(launchers: readonly ProcessIdentity[], leave: () => void): void {
  if (launchers.length === 0) return;
  setInterval(() => {
    if (!launchers.every(isAlive)) leave();
  }, POLL_MS);
}
