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

/** Puts session cookies into the jar as another program on the machine could. Values as they stand in the jar. */
export async function plantCookies(context: BrowserContext, values: { token?: string; user?: string }): Promise<void> {
  const { url } = currentPlace();
  const common = { url, secure: true, sameSite: "Strict" } as const;
  await context.addCookies([
    ...(values.token === undefined ? [] : [{ name: tokenCookie, value: values.token, ...common }]),
    ...(values.user === undefined ? [] : [{ name: userCookie, value: values.user, ...common }]),
  ]);
}
