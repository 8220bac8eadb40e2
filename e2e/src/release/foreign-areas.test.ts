import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findCheckout } from "@mandi/launch/checkout";
import type { Program } from "@mandi/launch/process/child-program";
import { journey } from "../harness/journey";
import { release, tryRelease } from "../harness/release-command";
import { startBeside } from "./start-beside";

let place: string;
let program: Program | undefined;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "mandi-foreign-"));
});
afterEach(async () => {
  await program?.stop(5000);
  rmSync(place, { recursive: true, force: true });
});

const sources = (tool: string) => join(findCheckout(), "e2e/foreign", tool);
const said = (tool: string) => join(sources(tool), "area.config.json");

/** The build of a team with its own tools, by Node alone as they run it. @returns the folder of its output */
function built(tool: string, ...parameters: readonly string[]): string {
  const dist = join(place, "dist");
  const command = [join(sources(tool), "build.mjs"), dist, ...parameters];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  return dist;
}

describe.each(["webpack", "rsbuild"])("an area that a team builds with %s and not with ours", (tool) => {
  const name = `mill-${tool}`;

  journey("is described from its output, goes through the gate and works in the shell", async ({ page }) => {
    const store = join(place, "store");
    const origin = await startBeside(store, (started) => {
      program = started;
    });
    const on = ["--store", store, "--reason", "journey"];
    const dist = built(tool);

    await release("describe", dist, "--as", said(tool));
    const { version } = JSON.parse(readFileSync(join(dist, "area.json"), "utf8")) as { readonly version: string };
    await release("publish", name, "--to", dist, ...on);
    await release("promote", `${name}@${version}`, ...on);

    await page.goto(`${origin}/${name}`);
    await page.getByRole("heading", { level: 1, name: "Mill visits: 1" }).waitFor();
    await expect(page.title()).resolves.toContain("Mill");
  });

  it("is refused when a browser could not check what its entry loads", async () => {
    const dist = built(tool, "none");

    expect(await tryRelease("describe", dist, "--as", said(tool))).toMatchObject({
      code: 3,
      output: expect.stringMatching(/^Nothing in the build holds the SHA-384 of .+: switch on subresource integrity/),
    });
  });
});
