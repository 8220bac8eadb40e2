import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { deskPath, homePath } from "@mandi/shared/contract/page-paths";
import type { Page } from "playwright-core";
import { countOtps, nextOtp } from "./otp";
import { type PersonName, people } from "./people";
import { currentPlace } from "./place";
import { openVisit, type Session } from "./visit";

/** Logs in as a person does: number, code from the message, done. Afterwards the page is the start page of their role. */
export async function signIn(page: Page, phone: string): Promise<void> {
  await page.goto("/login");
  await fillLogin(page, phone);
}

/** A phone gets at most one code in 30 s, whether or not the last one was used. */
const resendAfterMs = 31_000;

/** Waits for the next possible code; other test files of this run may just have logged in the same phone. */
async function untilResend(phone: string): Promise<void> {
  const file = sentFile(phone);
  for (let left = leftMs(file); left > 0; left = leftMs(file)) await wait(left);
  writeFileSync(file, "");
}

/** The file's time is when the last code was requested or, once it has arrived, when it arrived. */
function sentFile(phone: string): string {
  return join(currentPlace().directory, `${phone}.sent`);
}

function leftMs(file: string): number {
  return existsSync(file) ? statSync(file).mtimeMs + resendAfterMs - Date.now() : 0;
}

/** Fills in the open login. Afterwards the page is the start page of their role, in the same document. */
export async function fillLogin(page: Page, phone: string): Promise<void> {
  await untilResend(phone);
  const seen = countOtps(phone);
  await page.getByRole("textbox", { name: "Mobile number" }).fill(phone);
  await page.getByRole("button", { name: "Send OTP" }).click();
  const code = await nextOtp(phone, seen);
  writeFileSync(sentFile(phone), "");
  // A complete code is sent automatically.
  await page.getByRole("textbox", { name: "One-time password" }).fill(code);
  await page.waitForURL(startOf(phone));
}

/** Staff start on their queue. */
const startOf = (phone: string): string =>
  Object.values(people).some((one) => one.phone === phone && one.type === "staff") ? deskPath : homePath;

/** Staff actions that concern money require a code from the last half hour (`staff_code_minutes`). */
const codeIsNewMs = 20 * 60_000;

function isCodeOld(name: PersonName, file: string): boolean {
  return people[name].type === "staff" && statSync(file).mtimeMs + codeIsNewMs < Date.now();
}

const signingIn = new Map<PersonName, Promise<Session>>();

/**
 * The session of a person who logged in before. Logs in once per run and person, by the real form: each one uses up one of
 * the few codes that a phone may request.
 */
export async function signedIn(name: PersonName): Promise<Session> {
  const file = join(currentPlace().directory, `${name}.json`);
  if (existsSync(file) && !isCodeOld(name, file)) return JSON.parse(readFileSync(file, "utf8")) as Session;
  // Two simultaneous visits would request two codes, and the second request is refused.
  const session = signingIn.get(name) ?? signInFirst(name, file);
  signingIn.set(name, session);
  return session;
}

async function signInFirst(name: PersonName, file: string): Promise<Session> {
  const { context, page } = await openVisit();
  try {
    await signIn(page, people[name].phone);
    const cookies = await context.cookies();
    const session: Session = cookies
      .filter((cookie) => cookie.name.startsWith("__Host-"))
      .map((cookie) => [cookie.name, cookie.value, cookie.httpOnly]);
    writeFileSync(file, JSON.stringify(session));
    return session;
  } finally {
    signingIn.delete(name);
    await context.close();
  }
}
