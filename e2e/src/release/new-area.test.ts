import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findCheckout } from "@mandi/launch/checkout";
import { createArea } from "@mandi/launch/create-area/create-area";
import { type Program, runProgram } from "@mandi/launch/process/child-program";
import type { Page } from "playwright-core";
import { journey } from "../harness/journey";
import { release, tryRelease } from "../harness/release-command";
import { signedIn } from "../harness/sign-in";
import { startBeside } from "./start-beside";

const name = "price-alerts";
const folder = `remote-${name}`;
const address = `/${name}`;

let place: string;
let program: Program | undefined;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "mandi-new-area-"));
});
afterEach(async () => {
  await program?.stop(5000);
  rmSync(place, { recursive: true, force: true });
});

journey(
  "a fifth area is made, tested, built and promoted into a running product: its menu entry and its page are there, and no byte of the shell has changed",
  async ({ visit }) => {
    const store = join(place, "store");
    const origin = await startBeside(store, (started) => {
      program = started;
    });
    const shellBefore = filesOf(join(store, "shell"));
    const before = (await visit({ session: await signedIn("seller") })).page;
    const scriptBefore = await openHome(before, origin);
    await expect(entry(before).count()).resolves.toBe(0);

    const checkout = copyOfCheckout();
    createArea(checkout, name);
    linkModules(checkout, folder, "remote-seller");
    test(checkout);
    const build = { file: "release/src/build/cli.ts", parameters: [folder], loadsSources: true } as const;
    await runProgram({ checkout, ...build, onLine: () => undefined });
    const dist = join(checkout, folder, "dist");
    const { version } = JSON.parse(readFileSync(join(dist, "area.json"), "utf8")) as { readonly version: string };
    const on = ["--store", store, "--reason", "journey"];
    await release("publish", name, "--to", dist, ...on);
    await release("promote", `${name}@${version}`, ...on);

    const { page, troubles } = await visit({ session: await signedIn("seller") });
    expect(await openHome(page, origin)).toBe(scriptBefore);
    await entry(page).click();
    await page.getByRole("heading", { level: 1, name: "Price Alerts" }).waitFor();
    expect(page.url()).toBe(origin + address);
    expect(filesOf(join(store, "shell"))).toEqual(shellBefore);

    // A first version has no previous one, and the command says so; the kill switch shuts the area.
    expect(await tryRelease("rollback", name, ...on)).toMatchObject({
      code: 6,
      output: expect.stringContaining(`${name} has no version before ${version}`),
    });
    await release("disable", name, ...on);
    troubles.expect(/is shut/);
    await page.goto(origin + address);
    await page.getByText("This part is closed for a short while.").waitFor();
    await page.getByRole("link", { name: "My Products" }).first().click();
    await page.getByRole("heading", { level: 1, name: "My Products" }).waitFor();
    expect(filesOf(join(store, "shell"))).toEqual(shellBefore);
  },
);

/** The same sources and packages as after a clone and an installation, but without the wait. */
function copyOfCheckout(): string {
  const own = findCheckout();
  const copy = join(place, "checkout");
  const isSource = (path: string) => !/\/(?:node_modules|dist|\.cache|reports)$/.test(path);
  for (const part of ["shared", "shell", "release", "launch", "types", "remote-seller"]) {
    cpSync(join(own, part), join(copy, part), { recursive: true, filter: isSource });
    linkModules(copy, part, part);
  }
  for (const file of ["package.json", "pnpm-workspace.yaml", "pnpm-lock.yaml", "tsconfig.base.json"])
    cpSync(join(own, file), join(copy, file));
  symlinkSync(join(own, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** The links of a package to its dependencies; those to workspace packages lead to the copy. */
function linkModules(copy: string, part: string, like: string): void {
  const modules = join(findCheckout(), like, "node_modules");
  if (existsSync(modules))
    cpSync(modules, join(copy, part, "node_modules"), { recursive: true, verbatimSymlinks: true });
}

/** Runs the generated area's test with the documented command. */
function test(checkout: string): void {
  const jest = join(checkout, "node_modules/jest/bin/jest.js");
  const { status, stderr } = spawnSync(process.execPath, [jest, "-c", `${folder}/jest.config.cjs`], {
    cwd: checkout,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, expect.stringContaining("1 passed, 1 total")]);
}

/** Every file below a folder with its hash. */
function filesOf(root: string): Readonly<Record<string, string>> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((found) => found.isFile());
  const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return Object.fromEntries(
    files.map(({ parentPath, name: file }) => [join(parentPath, file), hashOf(join(parentPath, file))]),
  );
}

/** The home page with its drawer open. @returns the address of the shell's script */
async function openHome(page: Page, origin: string): Promise<string | null> {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(origin);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: /^Home/ }).waitFor();
  return page.locator('script[src^="/shell/"]').first().getAttribute("src");
}

const entry = (page: Page) => page.getByRole("dialog", { name: "Menu" }).locator(`a[href="${address}"]`);
