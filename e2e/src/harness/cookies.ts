import type { BrowserContext } from "playwright-core";
import { currentPlace } from "./place";

const tokenCookie = "__Host-mandi-token";
const userCookie = "__Host-mandi-user";

/** The cookies of the product by name; `undefined` when there is none. */
export async function cookiesOf(context: BrowserContext) {
  const cookies = await context.cookies(currentPlace().url);
  return {
    token: cookies.find(({ name }) => name === tokenCookie),
    user: cookies.find(({ name }) => name === userCookie),
    bind: cookies.find(({ name }) => name === "__Host-mandi-bind"),
  };
}

/** Cookies with the `__Host-` prefix can be planted only for https; the browser then shows them on http://localhost too. */
export function hostCookie(name: string, value: string) {
  const { hostname } = new URL(currentPlace().url);
  return { name, value, url: `https://${hostname}/`, secure: true, sameSite: "Strict" } as const;
}

/** Puts session cookies into the jar as another program on the machine could. Values as they are in the jar. */
export async function plantCookies(context: BrowserContext, values: { token?: string; user?: string }): Promise<void> {
  await context.addCookies([
    ...(values.token === undefined ? [] : [hostCookie(tokenCookie, values.token)]),
    ...(values.user === undefined ? [] : [hostCookie(userCookie, values.user)]),
  ]);
}
