import { readFile } from "node:fs/promises";
import path from "node:path";
import { lockedInputs } from "./input-hash";
import { lockedPart, readLockFile } from "./locked-part";
import { workspaceRoot } from "./workspace";

/** Two areas with a package each; the buyer's package has a dependency. */
const lockText = `
lockfileVersion: '9.0'
importers:
  remote-buyer:
    dependencies:
      '@mandi/shared': { specifier: 'workspace:*', version: 'link:../shared' }
      charts: { specifier: '^1.0.0', version: '1.2.0(react@19.0.0)' }
    devDependencies:
      tester: { specifier: '^3.0.0', version: '3.0.0' }
  remote-seller:
    dependencies:
      '@mandi/shared': { specifier: 'workspace:*', version: 'link:../shared' }
  shared:
    dependencies:
      dates: { specifier: '^2.0.0', version: '2.1.0' }
packages:
  charts@1.2.0: { resolution: { integrity: sha512-charts }, peerDependenciesMeta: { extras: { optional: true } } }
  curves@4.0.0: { resolution: { integrity: sha512-curves } }
  dates@2.1.0: { resolution: { integrity: sha512-dates } }
  extras@9.0.0: { resolution: { integrity: sha512-extras } }
  tester@3.0.0: { resolution: { integrity: sha512-tester } }
snapshots:
  charts@1.2.0(react@19.0.0): { dependencies: { curves: 4.0.0, extras: 9.0.0 } }
  curves@4.0.0: {}
  dates@2.1.0: {}
  extras@9.0.0: {}
  tester@3.0.0: {}
`;
const part = (folder: string, text = lockText) => lockedPart(readLockFile(text), folder);

it("finds a unit's direct and indirect dependencies, including those of workspace packages, but not those of tests", () => {
  expect(part("remote-buyer")).toEqual([
    "charts@1.2.0 sha512-charts",
    "curves@4.0.0 sha512-curves",
    "dates@2.1.0 sha512-dates",
  ]);
  expect(part("remote-seller")).toEqual(["dates@2.1.0 sha512-dates"]);
});

it("changes the part of the unit that uses a package, and no other unit's", () => {
  const newer = lockText.replaceAll("4.0.0", "4.0.1").replace("sha512-curves", "sha512-newer-curves");
  expect(part("remote-buyer", newer)).toContain("curves@4.0.1 sha512-newer-curves");
  expect(part("remote-seller", newer)).toEqual(part("remote-seller"));
});

it("changes every unit's part when a package of the shared code changes", () => {
  const newer = lockText.replaceAll("2.1.0", "2.2.0");
  for (const folder of ["remote-buyer", "remote-seller"]) expect(part(folder, newer)).not.toEqual(part(folder));
});

it("notices content that was republished under the same version", () => {
  expect(part("remote-buyer", lockText.replace("sha512-curves", "sha512-other"))).not.toEqual(part("remote-buyer"));
});

it.each(["[1", "name: mandi", "importers: {}"])("refuses what is no lock file: %j", (text) => {
  expect(() => readLockFile(text)).toThrow();
});

describe("this workspace's lock file", () => {
  const units = ["shell", "remote-public", "remote-buyer", "remote-seller", "remote-transporter"];

  it("gives every unit a part with its build tools, and only the shell's part the host modules", async () => {
    const lock = readLockFile(await readFile(path.join(workspaceRoot, "pnpm-lock.yaml"), "utf8"));
    for (const unit of units) {
      const inputs = lockedInputs(lock, unit);
      expect(inputs).toContainEqual(expect.stringMatching(/^@rsbuild\/core@/));
      expect(inputs.some((input) => input.startsWith("react-dom@"))).toBe(unit === "shell");
      expect(inputs).not.toContainEqual(expect.stringMatching(/^jest@|undefined/));
    }
  });

  it.each([
    ["a patch of React", /react@(\d+)\.(\d+)\.(\d+)/g, "react@$1.$2.99", ["shell"]],
    ["a minor of React", /react@(\d+)\.(\d+)\.(\d+)/g, "react@$1.99.0", units],
  ])("changes, with %s, the units that have to be rebuilt", async (_name, pattern, newer, changed) => {
    const text = await readFile(path.join(workspaceRoot, "pnpm-lock.yaml"), "utf8");
    const before = readLockFile(text);
    const [, installed = ""] = /^ {2}react@([\d.]+):$/mu.exec(text) ?? [];
    const after = readLockFile(
      text.replaceAll(installed, `react@${installed}`.replace(pattern, newer).slice("react@".length)),
    );
    const isChanged = (unit: string) =>
      JSON.stringify(lockedInputs(after, unit)) !== JSON.stringify(lockedInputs(before, unit));
    expect(units.filter(isChanged)).toEqual(changed);
  });

  it("leaves the other units unchanged when one of them gets another package", async () => {
    const text = await readFile(path.join(workspaceRoot, "pnpm-lock.yaml"), "utf8");
    const before = readLockFile(text);
    const { dependencies = {} } = before.importers["remote-seller"] ?? {};
    const after = {
      ...before,
      importers: {
        ...before.importers,
        "remote-seller": { dependencies: { ...dependencies, knip: { version: "0.0.1" } } },
      },
    };
    for (const unit of units) {
      const isSame = JSON.stringify(lockedInputs(after, unit)) === JSON.stringify(lockedInputs(before, unit));
      expect(isSame).toBe(unit !== "remote-seller");
    }
  });
});
