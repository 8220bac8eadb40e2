import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Program } from "@mandi/launch/process/child-program";
import type { Page } from "playwright-core";
import { journey } from "../harness/journey";
import { release, tryRelease } from "../harness/release-command";
import { buildForeign, foreignSources } from "./foreign-build";
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

const said = (tool: string) => join(foreignSources(tool), "area.config.json");

function built(tool: string, ...parameters: readonly string[]): string {
  const dist = join(place, `dist${parameters.join("-")}`);
  buildForeign(tool, dist, ...parameters);
  return dist;
}

/** What a team does with a build. */
async function shipped(tool: string, dist: string, on: readonly string[]): Promise<string> {
  await release("describe", dist, "--as", said(tool));
  const { version } = JSON.parse(readFileSync(join(dist, "area.json"), "utf8")) as { readonly version: string };
  await release("publish", `mill-${tool}`, "--to", dist, ...on);
  await release("promote", `mill-${tool}@${version}`, ...on);
  return version;
}

/** A second product with its own store, next to that of the journeys. */
async function started() {
  const store = join(place, "store");
  const origin = await startBeside(store, (begun) => {
    program = begun;
  });
  return { origin, store, on: ["--store", store, "--reason", "journey"] };
}

const heading = (page: Page, visits: number) =>
  page.getByRole("heading", { level: 1, name: `Mill visits: ${visits}` }).waitFor();

/** Over the web, like a team with a token, whose machine does not have the store's folder. */
async function overTheWeb(origin: string, store: string, area: string): Promise<readonly string[]> {
  const made = await release("token", "create", `${area}-team`, "--area", area, "--store", store);
  const file = join(place, "token");
  writeFileSync(file, /mandi_\S+/.exec(made)?.[0] ?? "");
  return ["--server", origin, "--token-file", file, "--reason", "journey"];
}

const policyOf = async (origin: string) => (await fetch(origin)).headers.get("Integrity-Policy");

describe.each(["webpack", "rsbuild"])("an area that a team builds with %s and not with ours", (tool) => {
  journey("is described from its output, goes through the gate and works in the shell", async ({ page }) => {
    const { origin, on } = await started();

    await shipped(tool, built(tool), on);

    await page.goto(`${origin}/mill-${tool}`);
    await heading(page, 1);
    await expect(page.title()).resolves.toContain("Mill");
    await expect(policyOf(origin)).resolves.toBe("blocked-destinations=(script)");
  });

  it("is refused when a browser could not check what its entry loads", async () => {
    const dist = built(tool, "none");

    expect(await tryRelease("describe", dist, "--as", said(tool))).toMatchObject({
      code: 3,
      output: expect.stringMatching(/^Nothing in the build holds the SHA-384 of .+: switch on subresource integrity/),
    });
  });
});

journey(
  "an ES module that a team builds with Vite and ships over the web works in the shell with its React, is replaced by the previous version when one of its files was changed, and is rolled back",
  async ({ visit, page }) => {
    const { origin, store } = await started();
    const on = await overTheWeb(origin, store, "mill-vite");
    await expect(policyOf(origin)).resolves.toBe("blocked-destinations=(script)");
    await shipped("vite", built("vite", "1"), on);
    await expect(policyOf(origin)).resolves.toBeNull();

    await page.goto(`${origin}/`);
    await page.getByRole("main").getByRole("heading").first().waitFor();
    await page.goto(`${origin}/mill-vite`);
    await heading(page, 1);
    await expect(page.title()).resolves.toContain("Mill");

    const two = await shipped("vite", built("vite", "2"), on);
    await page.reload();
    await heading(page, 2);

    const assets = join(store, "areas/mill-vite", two, "assets");
    const chunk = join(assets, readdirSync(assets).find((file) => /^mill-.*\.js$/.test(file)) ?? "");
    const whole = readFileSync(chunk);
    writeFileSync(chunk, `${whole}//`);
    const other = await visit();
    other.troubles.expect(/./); // The browser logs the file that it does not get.
    await other.page.goto(`${origin}/mill-vite`);
    await heading(other.page, 1);
    writeFileSync(chunk, whole);

    await release("rollback", "mill-vite", ...on);
    await page.reload();
    await heading(page, 1);
  },
);
