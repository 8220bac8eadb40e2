import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import { givenRuntime } from "@mandi/shared/contract/release/given-runtime";
import { major, minor } from "semver";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { composeSet } from "../set/composed-set";
import { checkSet } from "./check-set";

const session = "@mandi/shared/session";

/** Contracts around the present one, computed from it. */
const [M, N] = [major(contractVersion), minor(contractVersion)];
const contracts = {
  "the major before": `${M - 1}.9.0`,
  "one minor back": `${M}.${Math.max(0, N - 1)}.0`,
  present: contractVersion,
  "one minor ahead": `${M}.${N + 1}.0`,
  "the next major": `${M + 1}.0.0`,
} as const;
type Age = keyof typeof contracts;
const ages = Object.keys(contracts) as Age[];

/** Which areas each shell runs: the whole matrix. */
const runs: Readonly<Record<Age, readonly Age[]>> = {
  "the major before": ["the major before"],
  "one minor back": ["one minor back"],
  present: ["one minor back", "present"],
  "one minor ahead": ["one minor back", "present", "one minor ahead"],
  "the next major": ["the next major"],
};

let world: ReleaseWorld;
beforeEach(async () => {
  world = await releaseWorld();
});
afterEach(() => world.remove());

/** The gate's objections to a shell and an area built for these contracts. */
async function gateOf(host: string, area: string): Promise<string | undefined> {
  const shell = await world.publishedShell("shell", { contract: host, provides: { react: "19.3.1", [session]: host } });
  const requires = { react: "^19.3.0", [session]: `^${area}` };
  const version = await world.publishedArea("seller", "one", { contract: area, requires });
  const live = { shell: { version: shell, past: [] }, areas: { seller: { version, past: [] } } };
  return checkSet(await composeSet(world.store, live))[0]?.reason;
}

/** What the area's code gets in the browser when it imports the session from such a shell. */
function sessionIn(host: string, area: string): unknown {
  const own = { marker: `session of ${host}` };
  const { bundlerRuntime } = givenRuntime({
    [session]: { [host]: { get: () => () => own, from: "shell", eager: true, loaded: true } },
  });
  const webpackRequire: Parameters<typeof bundlerRuntime.installInitialConsumes>[0]["webpackRequire"] = {
    m: {},
    c: {},
  };
  const factories = webpackRequire.m;
  const shareInfo = { shareConfig: { requiredVersion: `^${area}` } };
  const moduleToHandlerMapping = { 1: { shareKey: session, shareInfo } };
  bundlerRuntime.installInitialConsumes({
    initialConsumes: [1],
    webpackRequire,
    installedModules: {},
    moduleToHandlerMapping,
  });
  const module = { exports: undefined };
  factories[1]?.(module);
  return module.exports;
}

describe.each(ages)("a shell whose contract is %s", (host) => {
  it.each(ages)("with an area built for %s, gate and browser decide alike, and refuse with a message", async (area) => {
    const [offered, needed] = [contracts[host], contracts[area]];
    const reason = await gateOf(offered, needed);

    if (runs[host].includes(area)) {
      expect(reason).toBeUndefined();
      expect(sessionIn(offered, needed)).toEqual({ marker: `session of ${offered}` });
    } else {
      expect(reason).toBe(`was built against shell contract ${needed}, the live shell offers ${offered}`);
      expect(() => sessionIn(offered, needed)).toThrow(
        `The shell provides ${session} ${offered}, the area needs ^${needed}`,
      );
    }
  });
});
