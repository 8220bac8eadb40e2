import { readFileSync } from "node:fs";
import { waitUntil } from "@mandi/launch/process/wait-until";
import type { Browser } from "playwright-core";

/** Cookies of a logged-in person, for any context. */
export type Session = Parameters<Awaited<ReturnType<Browser["newContext"]>>["addCookies"]>[0];

/** Logs in as a person does; the code is in the product's output. */
export async function signInOnce(browser: Browser, origin: string, output: string, phone: string): Promise<Session> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const page = await context.newPage();
    await page.goto("/login");
    await page.getByRole("textbox", { name: "Mobile number" }).fill(phone);
    await page.getByRole("button", { name: "Send OTP" }).click();
    const code = await waitUntil(
      () => new RegExp(`OTP \\+?(?:91)?${phone} (\\d{6})`).exec(readFileSync(output, "utf8"))?.[1],
      {
        withinMs: 10_000,
        everyMs: 50,
      },
    );
    await page.getByRole("textbox", { name: "One-time password" }).fill(code ?? "");
    await page.getByRole("button", { name: "Verify" }).click();
    await page.waitForURL("/");
    const cookies = await context.cookies();
    // Cookies with the prefix can be planted for https only; the browser shows them on http://localhost too.
    return cookies
      .filter(({ name }) => name.startsWith("__Host-"))
      .map(({ name, value, httpOnly }) => ({
        name,
        value,
        httpOnly,
        url: "https://localhost/",
        secure: true,
        sameSite: "Strict",
      }));
  } finally {
    await context.close();
  }
}
