import { StepRefused } from "../../plan/steps/step";
import { tokensOf } from "../../plan/token/token";
import type { SignedStore } from "../../store/signature/signed-store";

/**
 * The store for a job of this token: refuses to write once the token is revoked or rotated. A job may take minutes, and
 * revoking a token is meant to stop what it has begun. Tokens of CI providers expire by themselves.
 */
export async function whileTokenCounts(store: SignedStore, who: string): Promise<SignedStore> {
  if (who.startsWith("oidc:")) return store;
  const sumOf = async () => (await tokensOf(store)).find(({ name }) => name === who)?.sum;
  const sum = await sumOf();
  const assertCounts = async () => {
    if (sum === undefined || (await sumOf()) !== sum)
      throw new StepRefused(`The token of ${who} has been revoked in the meantime: nothing was written`);
  };
  return {
    ...store,
    async putVersion(...given) {
      await assertCounts();
      return store.putVersion(...given);
    },
    async append(revision) {
      await assertCounts();
      return store.append(revision); // Based on the revision just checked, so it fails when another was written in between.
    },
  };
}
