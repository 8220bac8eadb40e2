import { gzipSync } from "node:zlib";
import type { Stretch } from "./owners";

/** The size of one owner's code in bytes: in the script itself, and how much smaller the compressed script would be without it. */
interface Share {
  readonly owner: string;
  readonly bytes: number;
  readonly compressed: number;
}

/** A table of where each kilobyte of a script goes, the largest first. */
export function codeReportOf(code: string, stretches: readonly Stretch[]): string {
  const whole = sizeOf(code);
  const shares = [...new Set(stretches.map(({ owner }) => owner))].map((owner): Share => {
    const others = stretches.filter((stretch) => stretch.owner !== owner);
    const bytes = code.length - textOf(others).length;
    return { owner, bytes, compressed: whole - sizeOf(textOf(others)) };
  });
  return [
    "| whose code | minified, kB | compressed by gzip, kB |",
    "| --- | ---: | ---: |",
    `| the whole script | ${inKB(code.length)} | ${inKB(whole)} |`,
    ...shares
      .sort((one, other) => other.compressed - one.compressed)
      .map(({ owner, bytes, compressed }) => `| ${owner} | ${inKB(bytes)} | ${inKB(compressed)} |`),
  ].join("\n");
}

const textOf = (stretches: readonly Stretch[]) => stretches.map(({ text }) => text).join("");

const sizeOf = (text: string) => gzipSync(text, { level: 9 }).length;

const inKB = (bytes: number) => (bytes / 1024).toFixed(1);
