import type { FastifyReply, FastifyRequest } from "fastify";
import { type IdentitySource, identityOf, SourceAway, tokensOf } from "../../plan/token/token";
import type { SignedStore } from "../../store/signature/signed-store";
import type { Identity } from "../../wire/identity";
import { exitCodes } from "../exit-codes";

/** Wrong tokens per address and minute; further ones are refused unread. */
const maxWrong = 10;

/**
 * Identifies the caller by the `Authorization` header. A valid token is accepted however many wrong ones came from its
 * address. Without any token in the store or configured CI provider, the interface does not exist.
 */
export function whoAsks(store: SignedStore, others: readonly IdentitySource[]) {
  const sources: readonly IdentitySource[] = [(token, now) => identityOf(store, token, now), ...others];
  const known = new WeakMap<FastifyRequest, Identity>();
  const wrong = new Map<string, number>();
  const sweep = setInterval(() => wrong.clear(), 60_000);

  return {
    close: () => clearInterval(sweep),

    /** Answers 401, 404 or 429 to a caller without a valid token. */
    async admit(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const token = /^Bearer (?<token>\S+)$/.exec(request.headers.authorization ?? "")?.groups?.["token"] ?? "";
      const identity = await firstKnown(sources, token);
      if (identity instanceof SourceAway) return reply.code(503).send({ error: identity.message });
      if (identity) {
        known.set(request, identity);
        return undefined;
      }
      if (others.length === 0 && (await tokensOf(store)).length === 0)
        return reply
          .code(404)
          .send({ error: "This server takes no releases: there is no token (release token create)" });
      const failures = wrong.get(request.ip) ?? 0;
      if (failures >= maxWrong)
        return reply.code(429).header("Retry-After", "60").send({ error: "Too many wrong tokens" });
      wrong.set(request.ip, failures + 1);
      const error = "The token is missing or wrong, or has expired";
      return reply.code(401).send({ error, code: exitCodes.forbidden });
    },

    /** The identity admitted for this request. */
    of(request: FastifyRequest): Identity {
      const identity = known.get(request);
      if (!identity) throw new Error("The request was not authenticated");
      return identity;
    },
  };
}

/**
 * The identity from the first source that recognises the token; otherwise the error of a source that could not be reached.
 */
async function firstKnown(sources: readonly IdentitySource[], token: string): Promise<Identity | SourceAway | null> {
  let trouble: SourceAway | null = null;
  for (const source of sources) {
    try {
      const identity = await source(token, new Date());
      if (identity) return identity;
    } catch (error) {
      if (!(error instanceof SourceAway)) throw error;
      trouble = error;
    }
  }
  return trouble;
}
