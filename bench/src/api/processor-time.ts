import { readdirSync, readFileSync } from "node:fs";

/** Fields of `/proc/<pid>/stat` after the name, as Linux counts them; empty when the process is gone. */
function fieldsOf(pid: number | string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

const hundredths = (fields: readonly string[], from: number, to: number): number =>
  fields.slice(from, to).reduce((sum, field) => sum + Number(field), 0);

/** CPU seconds that a process has used so far. */
export function processSeconds(pid: number): number {
  return hundredths(fieldsOf(pid), 11, 13) / 100;
}

/** CPU seconds that a process and all its children, including ended ones, have used so far. */
export function familySeconds(pid: number): number {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(fieldsOf)
    .filter((fields) => Number(fields[1]) === pid);
  const own = hundredths(fieldsOf(pid), 11, 15);
  return (own + children.reduce((sum, fields) => sum + hundredths(fields, 11, 13), 0)) / 100;
}

/** The process that started another one. */
export function parentOf(pid: number): number {
  return Number(fieldsOf(pid)[1] ?? 0);
}
