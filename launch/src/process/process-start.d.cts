/** The fields of `/proc/PID/stat` behind the command name, from the state on; undefined when there is no such process. */
export function linuxFields(pid: number): readonly string[] | undefined;
/** The moment a living process began, in words of the system; undefined when there is none (a zombie counts as dead). */
export function startOf(pid: number): string | undefined;
