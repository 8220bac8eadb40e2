import { parse } from "yaml";
import { standaloneLock } from "./standalone-lock";

/** A workspace with two packages; a dependency of the kit has a dependency itself. */
const workspace = `
lockfileVersion: '9.0'
settings: { autoInstallPeers: true }
overrides: { cookie: ^1.1.1 }
importers:
  shared:
    dependencies:
      charts: { specifier: 'catalog:', version: '1.2.0(react@19.0.0)' }
      react: { specifier: 'catalog:', version: 19.0.0 }
  api:
    dependencies:
      '@mandi/shared': { specifier: 'workspace:*', version: 'link:../shared' }
      server: { specifier: 'catalog:', version: 5.0.0 }
packages:
  charts@1.2.0: { resolution: { integrity: sha512-charts } }
  curves@4.0.0: { resolution: { integrity: sha512-curves }, os: [linux] }
  react@19.0.0: { resolution: { integrity: sha512-react } }
  server@5.0.0: { resolution: { integrity: sha512-server } }
snapshots:
  charts@1.2.0(react@19.0.0): { dependencies: { react: 19.0.0 }, optionalDependencies: { curves: 4.0.0 } }
  curves@4.0.0: { optional: true }
  react@19.0.0: {}
  server@5.0.0: {}
`;
const asked = { dependencies: { "@mandi/area-kit": "file:kit/kit.tgz", react: "19.0.0" }, devDependencies: {} };
const kit = {
  file: "kit.tgz",
  integrity: "sha512-kit",
  version: "2.1.0",
  dependencies: { charts: "1.2.0" },
  peerDependencies: { react: "^19.0.0" },
  peerDependenciesMeta: {},
};

describe("the lock file of a repository with one area", () => {
  it("contains the kit and its dependencies in the workspace's versions and hashes, and nothing else of the workspace", () => {
    const lock = parse(standaloneLock(workspace, asked, kit)) as Record<string, Record<string, unknown>>;

    expect(lock["importers"]).toEqual({
      ".": {
        dependencies: {
          "@mandi/area-kit": { specifier: "file:kit/kit.tgz", version: "file:kit/kit.tgz" },
          react: { specifier: "19.0.0", version: "19.0.0" },
        },
        devDependencies: {},
      },
    });
    expect(Object.keys(lock["packages"] ?? {}).sort()).toEqual([
      "@mandi/area-kit@file:kit/kit.tgz",
      "charts@1.2.0",
      "curves@4.0.0",
      "react@19.0.0",
    ]);
    expect(lock["packages"]).toMatchObject({
      "@mandi/area-kit@file:kit/kit.tgz": { resolution: { integrity: "sha512-kit", tarball: "file:kit/kit.tgz" } },
      "curves@4.0.0": { os: ["linux"] },
    });
    expect(lock["snapshots"]).toMatchObject({ "curves@4.0.0": { optional: true } });
    expect(lock["overrides"]).toEqual({ cookie: "^1.1.1" });
  });

  it("is refused when the workspace has not locked a dependency", () => {
    const more = { ...asked, dependencies: { ...asked.dependencies, unknown: "1.0.0" } };
    expect(() => standaloneLock(workspace, more, kit)).toThrow("The workspace has no unknown in its lock file");
  });
});
