import type { Finding } from "./source-files";

const recorded = /\bintegrity: ([^,}]*)/;
const whole = /^sha512-[A-Za-z0-9+/]{86}==$/;

/**
 * Finds malformed package hashes in the lock file. A machine with the package in its store does not read them, but a fresh
 * one cannot install.
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
