import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commands } from "@mandi/release/internal/commands";
import { parse } from "yaml";
import { findUnits } from "../build/units";
import { findCheckout } from "../checkout";
import { commonRecipe, recipe, recipeFile } from "./recipe";

const checkout = findCheckout();
const read = (file: string) => readFileSync(join(checkout, file), "utf8");
const units = findUnits(checkout).map(({ folder }) => folder.replace("remote-", ""));

type Step = { readonly name?: string; readonly uses?: string; readonly run?: string; readonly env?: object };
type Recipe = {
  readonly on: { readonly push: { readonly paths: string[] } };
  readonly permissions: object;
  readonly jobs: {
    readonly unit: { readonly steps: readonly Step[] };
    readonly tell: { readonly permissions: object; readonly steps: readonly Step[] };
  };
};

const common: Recipe = parse(read(commonRecipe));
const { steps } = common.jobs.unit;
const lines = steps.flatMap(({ run = "" }) => run.split("\n"));

/** How a recipe refers to a secret. */
const secret = (name: string) => `\${{ secrets.${name} }}`;

describe("the CI recipes", () => {
  it("exist for each area and the shell, and for nothing else", () => {
    const found = readdirSync(join(checkout, ".github/workflows")).sort();

    expect(found).toEqual([...units.map((unit) => `${unit}.yml`), "test.yml", "unit.yml"].sort());
    for (const unit of units) expect(read(recipeFile(unit))).toBe(recipe(unit));
  });

  it("run for a part when its folder or something it is built from changes, and for no other part's folder", () => {
    const { on }: Recipe = parse(recipe("seller"));

    expect(on.push.paths).toEqual(expect.arrayContaining(["remote-seller/**", "shared/src/**", "pnpm-lock.yaml"]));
    expect(on.push.paths.filter((path) => path.startsWith("remote-"))).toEqual(["remote-seller/**"]);
    for (const path of on.push.paths) expect(existsSync(join(checkout, path.replace("/**", "")))).toBe(true);
  });

  it("pin every action to a commit, may only read the code, and pass a token to three steps", () => {
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    for (const action of actions) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
    expect([common.permissions, parse(recipe("seller")).permissions]).toEqual(Array(2).fill({ contents: "read" }));
    const withToken = steps.filter(({ env }) => JSON.stringify(env ?? {}).includes("secrets."));
    expect(withToken.map(({ name }) => name)).toEqual(["Preview", "Publish", "Promote"]);
    expect(lines.join("\n")).not.toMatch(/secrets\.|echo.*TOKEN/);
  });

  it("run the whole test command for every change and every night, in a checkout that can push nothing", () => {
    const whole: {
      readonly on: object;
      readonly permissions: object;
      readonly jobs: { readonly test: { readonly steps: readonly Step[] } };
    } = parse(read(".github/workflows/test.yml"));

    expect(whole.jobs.test.steps.flatMap(({ run }) => run ?? [])).toEqual([".ci/run"]);
    expect(read(".ci/run")).toMatch(/^npm test$/m);
    expect(Object.keys(whole.on)).toEqual(["push", "pull_request", "schedule"]);
    expect(whole.permissions).toEqual({ contents: "read" });
    for (const uses of whole.jobs.test.steps.flatMap((step) => step.uses ?? []))
      expect(steps.map((step) => step.uses)).toContain(uses);
  });

  it("publish a pull request for testers with a token that cannot promote, and comment from a job without its code", () => {
    const { jobs } = parse(recipe("seller"));
    const preview = steps.find(({ name }) => name === "Preview");
    const { tell } = common.jobs;

    expect(jobs.ship.secrets).toEqual({
      RELEASE_TOKEN: secret("RELEASE_TOKEN_SELLER"),
      PREVIEW_TOKEN: secret("PREVIEW_TOKEN_SELLER"),
    });
    expect(JSON.stringify(preview?.env)).toContain("secrets.PREVIEW_TOKEN");
    expect(preview?.run).toMatch(/release publish "\$UNIT"[\s\S]*release permit "\$UNIT" --for/);
    expect(preview?.run).not.toContain("promote");
    expect(tell.permissions).toEqual({ "pull-requests": "write" });
    expect(tell.steps.flatMap(({ uses }) => uses ?? [])).toEqual([]);
    expect(tell.steps.map(({ run = "" }) => run).join()).not.toMatch(/\$\{\{/);
  });

  it("use only existing commands", () => {
    const { scripts }: { readonly scripts: object } = JSON.parse(read("package.json"));
    const said = lines.flatMap((line) => [
      ...line.matchAll(/(?<!echo .*)pnpm (?:--silent )?([a-z-]+)(?: ([a-z-]+))?/g),
    ]);
    const known = { exec: (tool = "") => existsSync(join(checkout, "node_modules/.bin", tool)), install: () => true };
    const release = (name = "") => commands.some((command) => command.name === name);
    const checks: Readonly<Record<string, (word?: string) => boolean>> = { ...known, release };

    expect(said.length).toBeGreaterThan(5);
    for (const [all, command = "", word] of said) expect([all, checks[command]?.(word)]).toEqual([all, true]);
    expect(scripts).toHaveProperty("release");
    for (const [, file = ""] of lines.join("\n").matchAll(/([\w./-]+\.ts)\b/g)) expect(read(file)).not.toBe("");
  });
});

describe("a promotion from CI", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "mandi-recipe-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const seller = { UNIT: "seller", FOLDER: "remote-seller", MANIFEST: "area.json", PRODUCT: "x" };

  /** A stand-in program with this name, found before the real one. */
  const standIn = (name: string, text: string) =>
    writeFileSync(join(folder, name), `#!/bin/bash\n${text}\n`, { mode: 0o755 });

  /** Runs a step of the recipe as a runner would. */
  const run = (script: string, environment: object) => {
    const env = { ...environment, PATH: `${folder}:${process.env["PATH"]}` };
    return spawnSync("bash", ["-e", "-c", script], { cwd: folder, env, encoding: "utf8" });
  };

  it("of a pull request without a token, as from a fork, is only checked", () => {
    const preview = steps.find(({ name }) => name === "Preview")?.run ?? "";

    const { status, stdout } = run(preview, { RELEASE_TOKEN: "" });

    expect([status, stdout.trim()]).toEqual([0, "No token for previews: this pull request is only checked."]);
  });

  it.each([
    ["gives testers the address of the version and the link of their permit", `echo '{"url":"https://p/link"}'`, 0],
    ["fails when the answer cannot be read, and names no link", "echo not json", 1],
  ])("of a pull request %s", (_name, answer, code) => {
    const preview = steps.find(({ name }) => name === "Preview")?.run ?? "";
    // As pnpm does: it prints which script it runs before the script's output, unless it is told to be silent.
    standIn("pnpm", `[ "$1" = --silent ] || echo "> mandi release"; ${answer}`);
    mkdirSync(join(folder, "remote-seller/dist"), { recursive: true });
    writeFileSync(join(folder, "remote-seller/dist/area.json"), JSON.stringify({ version: "0123" }));
    const environment = { ...seller, RELEASE_TOKEN: "t", NUMBER: "42", GITHUB_OUTPUT: join(folder, "output") };

    expect(run(preview, environment).status).toBe(code);

    const outputs = ["address=x/?area.seller=0123", "permit=https://p/link", ""].join("\n");
    const written = existsSync(environment.GITHUB_OUTPUT) ? readFileSync(environment.GITHUB_OUTPUT, "utf8") : "";
    expect(written).toBe(code === 0 ? outputs : "");
  });

  it.each([
    ["goes live at once", "0", 0, "is live"],
    ["tries again when someone else moved the pointer", "4 4 0", 0, "is live"],
    ["gives up when that never ends", "4 4 4 4 4", 4, "Run this job again"],
    ["stops at the gate", "3", 3, "The gate refuses seller@0123"],
    ["leaves a pause to a person", "6", 6, "pnpm release resume seller"],
    ["passes on any other failure", "7", 7, ""],
  ])("%s", (_name, codes, code, words) => {
    // Stand-ins for the programs that the step calls, so that every outcome can be produced.
    const promote = steps.find(({ name }) => name === "Promote")?.run ?? "";
    const pnpm = `read -r code rest < codes; echo "$rest" > codes; exit "$code"`;
    for (const [name, text] of Object.entries({ pnpm, sleep: "", node: "echo 0123" })) standIn(name, text);
    writeFileSync(join(folder, "codes"), `${codes}\n`);

    const { status, stdout } = run(promote, { ...seller, GITHUB_SHA: "y" });

    expect(stdout).toContain(words);
    expect(status).toBe(code);
    expect(readFileSync(join(folder, "codes"), "utf8").trim()).toBe(""); // every answer was used, and no more
  });
});
