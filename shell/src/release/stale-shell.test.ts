import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import { aLiveArea, aRelease } from "../testing/a-release";
import { isStaleShell } from "./stale-shell";

const [major = 0, minor = 0] = contractVersion.split(".").map(Number);
const present = aLiveArea({ contract: contractVersion });

describe("a cached page whose release document is newer than its shell", () => {
  it.each([
    ["a later minor of the contract", `${major}.${minor + 1}.0`],
    ["another major of the contract", `${major + 1}.0.0`],
  ])("is out of date when an area was built for %s", (_what, contract) => {
    expect(isStaleShell(aRelease({ public: present, seller: aLiveArea({ contract }) }))).toBe(true);
  });

  it.each([
    ["all of its areas were built for its own contract or an older one", { contract: `${major}.0.0` }],
    ["an area is older than the shell, and not the shell too old", { contract: `${major - 1}.9.0` }],
    ["the description of an area cannot be read", { contract: "", version: "", entry: "" }],
    ["the area that is ahead is not loaded", { contract: `${major + 1}.0.0`, disabled: true }],
  ])("is not when %s", (_what, change) => {
    expect(isStaleShell(aRelease({ public: present, seller: aLiveArea(change) }))).toBe(false);
  });
});
