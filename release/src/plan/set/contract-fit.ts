import { major, minor } from "semver";

/** Whether an area that was built against one contract runs in a shell that offers another: same major, no later minor. */
export function fitsContract(needed: string, offered: string): boolean {
  return major(needed) === major(offered) && minor(needed) <= minor(offered);
}

/** Why an area does not fit, as a message for whoever has to fix it. */
export function contractMisfit(needed: string, offered: string): string {
  return `was built against shell contract ${needed}, the live shell offers ${offered}`;
}
