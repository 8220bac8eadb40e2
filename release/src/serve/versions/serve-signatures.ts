import type { FastifyInstance } from "fastify";
import { isDamage } from "../../store/manifest-sums";
import { type ReleaseStore, signatureFile } from "../../store/release-store";

/**
 * `GET /api/version-signature/{unit}/{version}`: the signature that a version's manifest got when it was published here.
 * Another environment that takes the version from here fetches it and checks it with our key.
 */
export function serveSignatures(server: FastifyInstance, store: ReleaseStore): void {
  server.get<{ Params: { unit: string; version: string } }>(
    "/api/version-signature/:unit/:version",
    async ({ params: { unit, version } }, reply) => {
      reply.header("Cache-Control", "no-store").type("text/plain; charset=utf-8");
      const isNamed = /^[a-z][a-z0-9-]{1,30}$/.test(unit) && /^[0-9a-f]{16}$/.test(version);
      const signature = isNamed && (await store.readFile(unit, version, signatureFile).catch(nullIfDamaged));
      return signature || reply.code(404).send("");
    },
  );
}

function nullIfDamaged(error: unknown): null {
  if (isDamage(error)) return null;
  throw error;
}
