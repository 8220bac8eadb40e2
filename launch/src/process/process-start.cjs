// The start time of a process: together with the id it identifies a process uniquely; the id alone is reused, in a container
// at once. Plain CommonJS because the start command uses it before any package, and so any compiler, is installed.
const { spawnSync } = require("node:child_process");
const { readFileSync } = require("node:fs");

const LINUX_STATE = 0;
const LINUX_START_TICKS = 19;

/**
 * @param {number} pid
 * @returns {readonly string[] | undefined}
 */
function linuxFields(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command name is in parentheses and may itself hold spaces and parentheses.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}

function bootId() {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return "boot";
  }
}

/**
 * @param {number} pid
 * @returns {string | undefined}
 */
function startOf(pid) {
  if (process.platform === "linux") {
    const fields = linuxFields(pid);
    const ticks = fields?.[LINUX_START_TICKS];
    return ticks === undefined || fields?.[LINUX_STATE] === "Z" ? undefined : `${bootId()}/${ticks}`;
  }
  const answer = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
  return answer.stdout?.trim() || undefined;
}

module.exports = { linuxFields, startOf };
