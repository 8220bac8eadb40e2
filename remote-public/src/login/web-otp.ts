/**
 * Requests the code of the text message from the phone (WebOTP), where the browser supports it. The message must end
 * with a line bound to this site; without one, or when the user declines, nothing happens.
 */
export function listenForCode(signal: AbortSignal, onCode: (code: string) => void): void {
  if (!("OTPCredential" in window) || !("credentials" in navigator)) return;
  // The option is newer than the compiler's types for the browser.
  const wish: CredentialRequestOptions & { readonly otp: { readonly transport: readonly ["sms"] } } = {
    otp: { transport: ["sms"] },
    signal,
  };
  navigator.credentials.get(wish).then(
    (credential) => {
      const code = codeOf(credential);
      if (code && !signal.aborted) onCode(code);
    },
    () => undefined, // Declined, aborted or timed out: the code can still be typed.
  );
}

function codeOf(credential: Credential | null): string | null {
  if (credential === null || !("code" in credential) || typeof credential.code !== "string") return null;
  return /^\d{6}$/.test(credential.code) ? credential.code : null;
}
