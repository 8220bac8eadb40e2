import type { Finding } from "./source-files";

const recorded = /\bintegrity: ([^,}]*)/;
const whole = /^sha512-[A-Za-z0-9+/]{86}==$/;

/**
 * Finds recorded hashes of packages that cannot be the hash of anything. A machine that has the package in its store does
 * not read them; a fresh one cannot install.
 */
export function findBrokenHashes(lockFile: string): Finding[] {
  return lockFile.split("\n").flatMap((content, index) => {
    const hash = recorded.exec(content)?.[1];
    if (hash === undefined || whole.test(hash)) return [];
    return [
      { path: "pnpm-lock.yaml", line: index + 1, message: "the hash is damaged: restore it as the registry has it" },
    ];
  });
}
