/**
 * The policy of every page: our own files only, no inline script or style, Trusted Types. The
 * release document in the page is a data block, which no policy needs to allow.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:", // data: small drawings inlined by the build; blob: the preview of a photo before upload
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types default dompurify", // Created once each: the shell creates both and passes the second to every area's sanitiser.
  "report-uri /api/csp-report",
].join("; ");

/** Scripts without a hash are not run. An ES module carries none of its own: docs/decisions/0081-areas-as-es-modules.md. */
const integrityPolicy = "blocked-destinations=(script)";

/** @param hasModules whether an area that pages may load is an ES module */
export function pageHeaders(hasModules: boolean): Readonly<Record<string, string>> {
  return hasModules ? commonHeaders : { ...commonHeaders, "Integrity-Policy": integrityPolicy };
}

const commonHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": contentSecurityPolicy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Two years; sent over https only, where browsers obey it. */
export const strictTransportSecurity = "max-age=63072000; includeSubDomains";
