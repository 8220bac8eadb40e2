import { readFileSync } from "node:fs";
import path from "node:path";
import { read } from "@mandi/shared/contract/read";
import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Enum,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { StepRefused } from "../steps/step";

/** Another environment: its address and the key that signs its versions. */
const Environment = ObjectOf({
  origin: StringOf(),
  /** Its public key, a PEM or the path of one, beside this file when it is not absolute: `keys/release.pub` of its store. */
  key: StringOf(),
});
export type Environment = Static<typeof Environment>;

/** What an environment requires of a version before anybody gets it. */
export const ReleasePolicy = ObjectOf({
  /** The smoke may not be skipped. */
  smoke: Optional(BooleanOf()),
  /** Limits of a smoke, if not the defaults: a slow machine or a product with many pages needs more time. */
  smokeLimits: Optional(
    ObjectOf({ seconds: Optional(NumberOf({ minimum: 1 })), megabytes: Optional(NumberOf({ minimum: 1 })) }),
  ),
  /** An area that does not fit a new shell blocks the shell (`refuse`, the default) or is shut until it fits (`shut`). */
  misfits: Optional(Enum(["refuse", "shut"])),
  /** Whoever makes a version live must name the version that it replaces with `--expect`. */
  expect: Optional(BooleanOf()),
  /** Only versions that are live in one of these environments and signed by its key. */
  from: Optional(ArrayOf(Environment)),
  /** Only these people, tokens or jobs (`oidc:…`), by name. Without it, everybody who has the right. */
  who: Optional(ArrayOf(StringOf())),
});
export type ReleasePolicy = Static<typeof ReleasePolicy>;

/** What a person wants to make live, and how. */
export interface Wanted {
  readonly who: string;
  readonly noSmoke: boolean;
  /** Whether the replaced version was named. */
  readonly saysExpected: boolean;
  /** Origin of the environment that the version comes from. */
  readonly from: string | undefined;
}

/** The policy in the file that `RELEASE_POLICY` names; one that allows everything without it. @throws Error when it cannot be read */
export function readPolicy(environment: NodeJS.ProcessEnv): ReleasePolicy {
  const file = environment["RELEASE_POLICY"];
  if (!file) return {};
  const { from, ...policy } = read(ReleasePolicy, JSON.parse(readFileSync(file, "utf8")));
  if (!from) return policy;
  const keyOf = (key: string) => (key.includes("-----BEGIN") ? key : path.resolve(path.dirname(file), key));
  return { ...policy, from: from.map(({ origin, key }) => ({ origin: new URL(origin).origin, key: keyOf(key) })) };
}

/** @throws StepRefused when the environment does not allow it. Roll-backs and other rescues are never checked. */
export function assertAllowed({ smoke, expect, from, who }: ReleasePolicy, wanted: Wanted): void {
  if (who && !who.includes(wanted.who))
    throw new StepRefused(`${wanted.who} may not make versions live here: the policy names ${who.join(", ")}`);
  if (smoke && wanted.noSmoke) throw new StepRefused("The policy here asks for the smoke: leave out --no-smoke");
  if (expect && !wanted.saysExpected)
    throw new StepRefused(
      "The policy here asks which version is replaced: --expect VERSION (release status), or none where nothing is live",
    );
  const origins = from?.map(({ origin }) => origin) ?? [];
  if (from && !(wanted.from && origins.includes(wanted.from)))
    throw new StepRefused(
      `The policy here takes versions from ${origins.join(", ")} only: promote --from ${origins[0]}`,
    );
}

/**
 * @throws StepRefused when no key is pinned for this origin: without one, whoever controls that address could supply any
 * code
 */
export function environmentAt({ from = [] }: ReleasePolicy, origin: string): Environment {
  const known = from.find((one) => one.origin === origin);
  if (known) return known;
  throw new StepRefused(`The policy here takes no versions from ${origin}: name it with its key in RELEASE_POLICY`);
}
