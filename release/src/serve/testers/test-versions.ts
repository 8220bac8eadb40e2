import { read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import type { TestVersionAnswer } from "@mandi/shared/contract/release/test-version";
import type { ErrorAnswer } from "@mandi/shared/contract/wire";
import type { FastifyInstance } from "fastify";
import { validPermit } from "../../plan/permit/permit";
import { areaVersion } from "../../plan/set/composed-set";
import { fitsContract } from "../../plan/set/contract-fit";
import { sha384 } from "../../store/files/sha384";
import { isDamage } from "../../store/manifest-sums";
import { type ReleaseState, retiredStateOf, unitStateOf } from "../../store/release-state";
import { manifestFileOf } from "../../store/release-store";
import type { SignedStore } from "../../store/signature/signed-store";
import { permitTokenOf } from "./permit-cookie";

/** Why a test version is not opened; the shell shows the words as they are. */
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
 * `GET /api/test-version/{area}/{version}`: what a tab needs to run a version that is not live (`?area.seller=VERSION`). Only for
 * a holder of a permit for the area, only for a version whose manifest was signed when it was published, and never for one
 * that was quarantined or does not fit the live shell: an address alone changes nobody's code.
 */
export function serveTestVersions(server: FastifyInstance, store: SignedStore, now: () => Date): void {
  server.get<{ Params: Params }>("/api/test-version/:area/:version", async ({ params, headers }, reply) => {
    reply.header("Cache-Control", "no-store");
    const answer = await answerTo(params, permitTokenOf(headers.cookie));
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
    if (!/^[0-9a-f]{16}$/.test(version)) return "not_found";
    const { live } = (await store.readLatest()) ?? {};
    const held = live && (unitStateOf(live, area) ?? retiredStateOf(live, area));
    if (held?.quarantined?.includes(version)) return "quarantined";
    const manifest = await signedManifest(area, version);
    return manifest ? fitted(manifest, live) : "not_found";
  }

  async function fitted(
    manifest: AreaManifest,
    live: ReleaseState | undefined,
  ): Promise<TestVersionAnswer | keyof typeof refusals> {
    if (!(await fitsLiveShell(manifest, live))) return "other_contract";
    return (await hasOwnContainer(manifest, live)) ? { data: areaVersion(manifest) } : "same_container";
  }

  /** An unreadable shell is the web server's problem, not the tester's: the one it serves instead has the same major version. */
  async function fitsLiveShell({ contract }: AreaManifest, live: ReleaseState | undefined): Promise<boolean> {
    const shell = live?.shell && (await store.readShellManifest(live.shell.version).catch(nullIfDamaged));
    return !shell || fitsContract(contract, shell.contract);
  }

  /** The live version of the area and the one before it may come into the same document. */
  async function hasOwnContainer({ name, version, container }: AreaManifest, live: ReleaseState | undefined) {
    const state = live && unitStateOf(live, name);
    const others = [state?.version, state?.past.at(-1)].filter((one) => one !== undefined && one !== version);
    const manifests = await Promise.all(
      others.map((one) => store.readAreaManifest(name, one ?? "").catch(nullIfDamaged)),
    );
    return manifests.every((other) => other?.container !== container);
  }

  async function signedManifest(area: string, version: string): Promise<AreaManifest | null> {
    try {
      const bytes = await store.readFile(area, version, manifestFileOf(area));
      if (!(await store.wasPublished(area, version, sha384(bytes)))) return null;
      return read(AreaManifest, JSON.parse(bytes.toString("utf8")));
    } catch (error) {
      return nullIfDamaged(error);
    }
  }
}

function nullIfDamaged(error: unknown): null {
  if (isDamage(error)) return null;
  throw error;
}
