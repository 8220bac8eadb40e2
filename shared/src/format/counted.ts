/** A count with its noun, in Indian groups: `1 offer`, `1,234 offers`, `2 people` (for which the plural is given). */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString("en-IN")} ${count === 1 ? noun : plural}`;
}

/** Some of a count: `40 of 1,234 offers`. */
export function countedOf(some: number, all: number, noun: string): string {
  return `${some.toLocaleString("en-IN")} of ${counted(all, noun)}`;
}
