let redirect: ReturnType<typeof setTimeout> | undefined;

/**
 * Between the person's own logout and the redirect home. Guards do nothing in the meantime: otherwise a guarded page would
 * first redirect to /login, and the person would see two pages flash by.
 */
export function isLoggingOut(): boolean {
  return redirect !== undefined;
}

/** Redirects after a while; a second logout begins that while anew. */
export function redirectLater(go: () => void, delayMs: number): void {
  clearTimeout(redirect);
  redirect = setTimeout(() => {
    redirect = undefined;
    go();
  }, delayMs);
}
