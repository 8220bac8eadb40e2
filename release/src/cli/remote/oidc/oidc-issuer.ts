import { isLine } from "@mandi/shared/contract/one-line";
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from "jose";
import { type IdentitySource, SourceAway } from "../../../plan/token/token";
import type { Identity } from "../../../wire/identity";
import type { OidcIssuer } from "./oidc-settings";

/** Signatures by which a provider can vouch; none with a shared secret. */
const algorithms = ["RS256", "PS256", "ES256", "EdDSA"];

const minute = 60_000;
/** Keys are kept for so long; one that is not known is asked for at most so often; an answer is waited for so long. */
const keys = { cacheMaxAge: 10 * minute, cooldownDuration: minute / 2, timeoutDuration: 5_000 };

/**
 * Who a token of a CI provider is: signed by a key of the issuer, for this audience, in its time, and by its claims one of those
 * that the settings name. The first rule that matches says what it may do.
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
    if (issuerOf(token) !== issuer) return null; // No other provider's keys are asked for.
    const claims = await claimsOf(token, now);
    const rule = claims && rules.find(({ match }) => Object.entries(match).every(([name, is]) => claims[name] === is));
    const name = claims?.[rule?.who ?? "sub"];
    if (!rule || typeof name !== "string" || name === "" || !isLine(name)) return null; // Nobody takes a step without a name.
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

/** Whether the token is at fault, and not the way to the issuer. */
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
