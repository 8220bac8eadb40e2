import type { TestVersionAnswer } from "@mandi/shared/contract/release/test-version";
import type { ErrorAnswer } from "@mandi/shared/contract/wire";
import type { FastifyInstance } from "fastify";
import { validPermit } from "../../plan/permit/permit";
import { areaVersion } from "../../plan/set/composed-set";
import type { SignedStore } from "../../store/signature/signed-store";
import { openableVersion } from "../versions/openable-version";
import { permitCookie } from "./permit-cookie";

/** Why a test version is not opened; the shell shows these messages unchanged. */
const refusals = {
  no_permit: { status: 403, message: "Test versions are for testers with a valid permit. You see the usual version." },
  other_area: {
    status: 403,
    message: "Your tester's permit is for other parts of the product. You see the usual version.",
  },
  quarantined: {
    status: 403,
    message: "This version failed and was taken out of service. You see the usual version.",
  },
  other_contract: {
    status: 409,
    message:
      "This version was built for another shell than the live one and cannot run in it. You see the usual version.",
  },
  same_container: {
    status: 409,
    message:
      "This build has the same container name as the live version, so a tab cannot hold both. You see the usual version.",
  },
  not_found: { status: 404, message: "There is no published version with this number. You see the usual version." },
} as const;

type Params = { area: string; version: string };

/**
 * `GET /api/test-version/{area}/{version}`: what a tab needs to run a version that is not live (`?area.seller=VERSION`).
 * Only for a holder of a permit for the area, only for a version whose manifest was signed when it was published, and never
 * for one that was quarantined or does not fit the live shell: an address alone never changes anybody's code.
 */
export function serveTestVersions(server: FastifyInstance, store: SignedStore, now: () => Date): void {
  server.get<{ Params: Params }>("/api/test-version/:area/:version", async ({ params, headers }, reply) => {
    reply.header("Cache-Control", "no-store");
    const answer = await answerTo(params, permitCookie.valueIn(headers.cookie));
    if (typeof answer !== "string") return answer;
    const { status, message } = refusals[answer];
    return reply.code(status).send({ message, code: answer } satisfies ErrorAnswer);
  });

  async function answerTo(
    { area, version }: Params,
    token?: string,
  ): Promise<TestVersionAnswer | keyof typeof refusals> {
    const permit = await validPermit(store, token, now());
    if (!permit) return "no_permit";
    if (!permit.areas.includes(area)) return "other_area";
    const openable = await openableVersion(store, area, version);
    return typeof openable === "string" ? openable : { data: areaVersion(openable) };
  }
}
