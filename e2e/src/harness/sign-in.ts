import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { deskPath, homePath } from "@mandi/shared/contract/page-paths";
import type { Page } from "playwright-core";
import { countOtps, nextOtp } from "./otp";
import { type PersonName, people } from "./people";
import { currentPlace } from "./place";
import { openVisit, type Session } from "./visit";

/** Signs in as a person does: number, code from the message, done. The page is where their role starts afterwards. */
export async function signIn(page: Page, phone: string): Promise<void> {
  await page.goto("/login");
  await fillLogin(page, phone);
}

/** A phone gets one code in 30 s, whatever became of the last one. */
const resendAfterMs = 31_000;

/** Waits as a person does who was here a moment ago; other test files of this run may have signed the same phone in. */
async function untilResend(phone: string): Promise<void> {
  const file = sentFile(phone);
  for (let left = leftMs(file); left > 0; left = leftMs(file)) await wait(left);
  writeFileSync(file, "");
}

/** Its time is when the last code was asked for, and once it has come, when it came. */
function sentFile(phone: string): string {
  return join(currentPlace().directory, `${phone}.sent`);
}

function leftMs(file: string): number {
  return existsSync(file) ? statSync(file).mtimeMs + resendAfterMs - Date.now() : 0;
}

/** Fills the login that is open. The page is where their role starts afterwards, in the same document. */
export async function fillLogin(page: Page, phone: string): Promise<void> {
  await untilResend(phone);
  const seen = countOtps(phone);
  await page.getByRole("textbox", { name: "Mobile number" }).fill(phone);
  await page.getByRole("button", { name: "Send OTP" }).click();
  const code = await nextOtp(phone, seen);
  writeFileSync(sentFile(phone), "");
  // A whole code is sent by itself.
  await page.getByRole("textbox", { name: "One-time password" }).fill(code);
  await page.waitForURL(startOf(phone));
}

/** Staff begin with what waits for them. */
const startOf = (phone: string): string =>
  Object.values(people).some((one) => one.phone === phone && one.type === "staff") ? deskPath : homePath;

/** What a member of staff does with money needs a code of the last half hour (`staff_code_minutes`). */
const codeIsNewMs = 20 * 60_000;

function isCodeOld(name: PersonName, file: string): boolean {
  return people[name].type === "staff" && statSync(file).mtimeMs + codeIsNewMs < Date.now();
}

const signingIn = new Map<PersonName, Promise<Session>>();

/**
 * The session of a person who signed in before. Signs in once per run and person, by the real form: each code costs one of
 * the few that a phone may ask for.
 */
export async function signedIn(name: PersonName): Promise<Session> {
  const file = join(currentPlace().directory, `${name}.json`);
  if (existsSync(file) && !isCodeOld(name, file)) return JSON.parse(readFileSync(file, "utf8")) as Session;
  // Two visits that ask at once would ask for two codes, and the second one is refused.
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
