/** A cookie that no script can read and no other site can use. */
export interface SecretCookie {
  /** The value that the browser sent; two cookies of one name mean that one was planted, so neither counts. */
  readonly valueIn: (cookieHeader: string | undefined) => string | undefined;
  /** Keeps a value in the browser for this long; 0 deletes it. */
  readonly header: (value: string, seconds: number) => string;
}

/** The cookie with this name, for this host only. */
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
