import { readFileSync } from "node:fs";
import { mapOf } from "@mandi/shared/contract/map-of";
import { read } from "@mandi/shared/contract/read";
import { Array as ArrayOf, Enum, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { rights } from "../../../store/release-state";

/** What tokens with these claims may do. */
const OidcRule = ObjectOf({
  /** Claims with their required values; at least one. */
  match: mapOf(StringOf()),
  /** The claim recorded as "who"; `sub` by default. */
  who: Optional(StringOf()),
  areas: ArrayOf(StringOf()),
  rights: ArrayOf(Enum([...rights])),
});

/** A CI provider that vouches for its jobs. */
const OidcIssuer = ObjectOf({
  /** As in its tokens: `https://token.actions.githubusercontent.com`. */
  issuer: StringOf(),
  /** The audience that a token must be issued for, so that tokens for other services are of no use here. */
  audience: StringOf(),
  /** Address of its public keys. */
  jwks: StringOf(),
  rules: ArrayOf(OidcRule),
});
export type OidcIssuer = Static<typeof OidcIssuer>;

/**
 * The providers whose jobs may release, from the file that `RELEASE_OIDC` names; none without it.
 *
 * @throws Error with the invalid place in the file
 */
export function readOidcSettings(file: string | undefined): readonly OidcIssuer[] {
  if (!file) return [];
  const issuers = read(ArrayOf(OidcIssuer), JSON.parse(readFileSync(file, "utf8")));
  for (const { issuer, jwks, rules } of issuers) {
    if (!isSafe(jwks)) throw new Error(`RELEASE_OIDC: keys of ${issuer} come over https only`);
    // A rule without a claim would let in every job of every customer of the provider.
    if (rules.some(({ match }) => Object.keys(match).length === 0))
      throw new Error(`RELEASE_OIDC: a rule of ${issuer} matches everybody: name claims, such as repository and ref`);
  }
  return issuers;
}

function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || hostname === "localhost" || hostname === "127.0.0.1";
}
