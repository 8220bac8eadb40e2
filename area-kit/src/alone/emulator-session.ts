import { type EmulatedPerson, personCalled } from "./people";

/** How the areas' calls are answered. The shell's own calls always succeed, or no page would open. */
export const responseModes = ["fine", "slow", "failing", "empty"] as const;
export type ResponseMode = (typeof responseModes)[number];

/** The person of a browser, and how its calls are answered. Kept in a cookie, so that it survives a restart. */
export type EmulatorSession = { readonly person: EmulatedPerson; readonly responseMode: ResponseMode };

const cookieName = "mandi-emulator";

/** Opaque to the product, like a real one; the emulator requires no token. */
const token = "nobody-checks-this-token";

const weekSeconds = 7 * 24 * 60 * 60;

export function responseModeCalled(name: string | null | undefined): ResponseMode | undefined {
  return responseModes.find((responseMode) => responseMode === name);
}

/** The session in a request's cookies; undefined for a new browser. */
export function readEmulatorSession(cookies: string | undefined): EmulatorSession | undefined {
  const value = new RegExp(`(?:^|; )${cookieName}=([a-z-]+)\\.([a-z]+)`).exec(cookies ?? "");
  const person = personCalled(value?.[1]);
  const responseMode = responseModeCalled(value?.[2]);
  return person && responseMode && { person, responseMode };
}

/**
 * Cookies that sign a browser in as this person: the product's session cookies (removed for a stranger), which the shell
 * reads at start, and the emulator's own.
 */
export function cookiesOf({ person, responseMode }: EmulatorSession): string[] {
  const { user } = person;
  const session = { token: user && token, user };
  return [
    `${cookieName}=${person.name}.${responseMode}; Path=/; SameSite=Strict; Max-Age=${weekSeconds}`,
    ...Object.entries(session).map(([name, value]) => {
      const text = value === null ? "" : encodeURIComponent(JSON.stringify(value));
      const life = value === null ? 0 : weekSeconds;
      return `__Host-mandi-${name}=${text}; Path=/; Secure; SameSite=Strict; Max-Age=${life}`;
    }),
  ];
}
