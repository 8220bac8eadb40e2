import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { currentPlace } from "../harness/place";
import { release, tryRelease } from "../harness/release-command";
import { publishAnother } from "./another-version";

const area = "transporter";
const inlineStyle = 'document.head.append(Object.assign(document.createElement("style"), { textContent: "a {}" }));';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mandi-smoke-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function live() {
  const answer = await fetch(`${currentPlace().url}/release.json`);
  const { revision, areas } = (await answer.json()) as ReleaseDocument;
  return { revision, version: areas[area]?.version ?? "" };
}

describe("the smoke of a candidate before it goes live", () => {
  it.each([
    ["throws when it is loaded", 'throw new Error("at load");', /smoke of \/transporter-products: .*at load/],
    ["breaks the policy of the page", inlineStyle, /smoke of .*: policy: style-src-elem inline/],
  ])(
    "refuses one that %s, names the page, and writes nothing",
    async (_what, code, words) => {
      const before = await live();
      const broken = await publishAnother(folder, area, before.version, code);

      const { code: exitCode, output } = await tryRelease("promote", `${area}@${broken}`, "--reason", "journey");

      expect(output).toMatch(words);
      expect(exitCode).toBe(3);
      expect(await live()).toEqual(before);
    },
    120_000,
  );

  it("can be skipped only with a reason, which is kept in the history like the result of a smoke", async () => {
    const before = await live();
    const good = await publishAnother(folder, area, before.version);

    const silent = await tryRelease("promote", `${area}@${good}`, "--no-smoke");
    const dry = await release("promote", `${area}@${good}`, "--dry-run");
    await release("promote", `${area}@${good}`, "--reason", "clearer bids");
    await release("rollback", area, "--reason", "journey");
    await release("resume", area);
    const last = await release("history", "--area", area);

    expect([silent.code, silent.output]).toEqual([2, expect.stringContaining("Please say why")]);
    expect(dry).toContain("Dry run, nothing was written:");
    expect(last).toMatch(/promote transporter@[0-9a-f]{16} {2}\(clearer bids \[smoke: 4 pages, api not asked\]\)/);
    expect((await live()).version).toBe(before.version);
  });
});
