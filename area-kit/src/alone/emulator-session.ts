import { type EmulatedPerson, personCalled } from "./people";

/** How the calls of the areas are answered. The shell's own calls always succeed, or there would be no page to look at. */
export const responseModes = ["fine", "slow", "failing", "empty"] as const;
export type ResponseMode = (typeof responseModes)[number];

/** As whom a browser is here, and how calls are answered to it. Travels in a cookie: it outlives a restart. */
export type EmulatorSession = { readonly person: EmulatedPerson; readonly responseMode: ResponseMode };

const cookieName = "mandi-emulator";

/** Opaque for the product, as a real one; the emulator asks for no token. */
const token = "nobody-checks-this-token";

const weekSeconds = 7 * 24 * 60 * 60;

export function responseModeCalled(name: string | null | undefined): ResponseMode | undefined {
  return responseModes.find((responseMode) => responseMode === name);
}

/** What the cookies of a request say; undefined when this browser was never here. */
export function readEmulatorSession(cookies: string | undefined): EmulatorSession | undefined {
  const value = new RegExp(`(?:^|; )${cookieName}=([a-z-]+)\\.([a-z]+)`).exec(cookies ?? "");
  const person = personCalled(value?.[1]);
  const responseMode = responseModeCalled(value?.[2]);
  return person && responseMode && { person, responseMode };
}

/**
 * Cookies that sign a browser in as this person: the product's own session cookies (or their end, for a stranger), which
 * its shell reads at start, and the emulator's.
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
