import { isLine } from "@mandi/shared/contract/one-line";
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from "jose";
import { type IdentitySource, SourceAway } from "../../../plan/token/token";
import type { Identity } from "../../../wire/identity";
import type { OidcIssuer } from "./oidc-settings";

/** Accepted signature algorithms; none with a shared secret. */
const algorithms = ["RS256", "PS256", "ES256", "EdDSA"];

const minute = 60_000;
/** How long keys are cached, how often an unknown key may be looked up, and how long to wait for an answer. */
const keys = { cacheMaxAge: 10 * minute, cooldownDuration: minute / 2, timeoutDuration: 5_000 };

/**
 * Identifies the bearer of a CI provider's token. It must be signed by a key of the issuer, for this audience, still valid,
 * and match a rule of the settings by its claims. The first matching rule determines what it may do.
 */
export function oidcIssuer({ issuer, audience, jwks, rules }: OidcIssuer): IdentitySource {
  const keySet = createRemoteJWKSet(new URL(jwks), keys);
  const expected = { issuer, audience, algorithms, clockTolerance: 30, requiredClaims: ["exp", "iat", "sub"] };

  async function claimsOf(token: string, currentDate: Date): Promise<JWTPayload | null> {
    try {
      return (await jwtVerify(token, keySet, { ...expected, currentDate })).payload;
    } catch (error) {
      if (isOfToken(error)) return null;
      throw new SourceAway(
        `The keys of ${issuer} could not be fetched: ${error instanceof Error ? error.message : error}`,
      );
    }
  }

  return async (token, now): Promise<Identity | null> => {
    if (issuerOf(token) !== issuer) return null; // No other issuer's keys are fetched.
    const claims = await claimsOf(token, now);
    const rule = claims && rules.find(({ match }) => Object.entries(match).every(([name, is]) => claims[name] === is));
    const name = claims?.[rule?.who ?? "sub"];
    if (!rule || typeof name !== "string" || name === "" || !isLine(name)) return null; // Every step needs a name.
    return { who: `oidc:${name}`, areas: rule.areas, rights: rule.rights };
  };
}

function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

/** Whether the token is at fault, and not the connection to the issuer. */
function isOfToken(error: unknown): boolean {
  const kinds = [
    errors.JWTClaimValidationFailed,
    errors.JWTExpired,
    errors.JWTInvalid,
    errors.JWSInvalid,
    errors.JWSSignatureVerificationFailed,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSNoMatchingKey,
    errors.JWKSMultipleMatchingKeys,
  ];
  return kinds.some((kind) => error instanceof kind);
}
