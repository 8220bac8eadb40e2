import { readFileSync } from "node:fs";
import { read } from "@mandi/shared/contract/read";
import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { StepRefused } from "../steps/step";

/** What an environment asks of a version before anybody gets it. */
export const ReleasePolicy = ObjectOf({
  /** The smoke may not be left out. */
  smoke: Optional(BooleanOf()),
  /** Only what is live in one of these environments: their origins. */
  from: Optional(ArrayOf(StringOf())),
  /** Only these: names of tokens or people, and of jobs (`oidc:…`). Everybody who has the right, without it. */
  who: Optional(ArrayOf(StringOf())),
});
export type ReleasePolicy = Static<typeof ReleasePolicy>;

/** What a person wants to make live, and how. */
export interface Wanted {
  readonly who: string;
  readonly noSmoke: boolean;
  /** Origin of the environment that the version is taken from. */
  readonly from: string | undefined;
}

/** The policy in the file that `RELEASE_POLICY` names; one that allows everything without it. @throws Error when it cannot be read */
export function readPolicy(environment: NodeJS.ProcessEnv): ReleasePolicy {
  const file = environment["RELEASE_POLICY"];
  if (!file) return {};
  const policy = read(ReleasePolicy, JSON.parse(readFileSync(file, "utf8")));
  return { ...policy, ...(policy.from && { from: policy.from.map((one) => new URL(one).origin) }) };
}

/** @throws StepRefused in words when the environment does not allow it. Roll-backs and other rescues are never asked. */
export function assertAllowed({ smoke, from, who }: ReleasePolicy, wanted: Wanted): void {
  if (who && !who.includes(wanted.who))
    throw new StepRefused(`${wanted.who} may not make versions live here: the policy names ${who.join(", ")}`);
  if (smoke && wanted.noSmoke) throw new StepRefused("The policy here asks for the smoke: leave out --no-smoke");
  if (from && !(wanted.from && from.includes(wanted.from)))
    throw new StepRefused(`The policy here takes versions from ${from.join(", ")} only: promote --from ${from[0]}`);
}
