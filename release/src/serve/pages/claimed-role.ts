import { type Role, userTypes } from "@mandi/shared/contract/role";

/**
 * The role that the user cookie claims. Good enough for choosing what to preload, and nothing else: the api checks the
 * session, and the shell's guard decides what is shown.
 */
export function claimedRole(cookieHeader: string | undefined): Role {
  const value = /(?:^|;\s*)__Host-mandi-user=(?<value>[^;]*)/.exec(cookieHeader ?? "")?.groups?.["value"];
  const type = parseType(value);
  return userTypes.find((userType) => userType === type) ?? "visitor";
}

function parseType(encoded: string | undefined): unknown {
  if (!encoded) return undefined;
  try {
    const user: unknown = JSON.parse(decodeURIComponent(encoded));
    return typeof user === "object" && user !== null && "type" in user ? user.type : undefined;
  } catch {
    return undefined;
  }
}
