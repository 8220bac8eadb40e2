import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { currentPlace } from "./place";

const deadlineMs = 60_000;
const intervalMs = 50;

/** How many codes the product has written for a phone so far. */
export function countOtps(phone: string): number {
  return codesFor(phone).length;
}

/** The next code for a phone after the first `seen` ones, from the product's standard output. */
export async function nextOtp(phone: string, seen: number): Promise<string> {
  for (let waitedMs = 0; waitedMs < deadlineMs; waitedMs += intervalMs) {
    const code = codesFor(phone)[seen];
    if (code) return code;
    await wait(intervalMs);
  }
  throw new Error(`The product wrote no OTP for ${phone}`);
}

function codesFor(phone: string): string[] {
  const lines = readFileSync(currentPlace().output, "utf8").matchAll(
    new RegExp(`OTP \\+?(?:91)?${phone} (\\d{6})`, "g"),
  );
  return [...lines].map(([, code]) => code ?? "");
}
