/** A cookie that no script can read and no other site can use. */
export interface SecretCookie {
  /** What the browser sent; two of one name mean that somebody planted one, and neither counts. */
  readonly valueIn: (cookieHeader: string | undefined) => string | undefined;
  /** Keeps a value in the browser for so long; 0 forgets it. */
  readonly header: (value: string, seconds: number) => string;
}

/** The cookie with this name, of this host alone. */
export function secretCookie(ownName: string): SecretCookie {
  const name = `__Host-${ownName}`;
  return {
    valueIn(cookieHeader) {
      const values = (cookieHeader ?? "").split(/;\s*/).filter((part) => part.startsWith(`${name}=`));
      return values.length === 1 ? values[0]?.slice(name.length + 1) : undefined;
    },
    header: (value, seconds) =>
      `${name}=${value}; Max-Age=${Math.floor(seconds)}; Path=/; Secure; HttpOnly; SameSite=Strict`,
  };
}
