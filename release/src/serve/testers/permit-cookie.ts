const name = "__Host-mandi-permit";

/** The token of a tester's permit in a browser; two of one name mean that somebody planted one, and neither counts. */
export function permitTokenOf(cookieHeader: string | undefined): string | undefined {
  const values = (cookieHeader ?? "").split(/;\s*/).filter((part) => part.startsWith(`${name}=`));
  return values.length === 1 ? values[0]?.slice(name.length + 1) : undefined;
}

/** Keeps a permit in the browser for as long as it is valid. No script can read it, and no other site can use it. */
export function permitCookie(token: string, seconds: number): string {
  return `${name}=${token}; Max-Age=${Math.floor(seconds)}; Path=/; Secure; HttpOnly; SameSite=Strict`;
}
