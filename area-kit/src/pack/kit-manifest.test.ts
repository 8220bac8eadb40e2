import { readFileSync } from "node:fs";
import path from "node:path";
import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import { checkout } from "../contract/contract-types";
import { kitManifest } from "./kit-manifest";

const shared = JSON.parse(readFileSync(path.join(checkout, "shared/package.json"), "utf8")) as {
  readonly exports: Readonly<Record<string, string>>;
};

describe("the kit of an area in its own repository", () => {
  const kit = kitManifest();

  it("has the contract's version and every entry point of the shared code, with types", () => {
    expect(kit.version).toBe(contractVersion);
    expect(Object.keys(kit.exports)).toEqual(expect.arrayContaining(Object.keys(shared.exports)));
    expect(kit.exports["./session"]).toEqual({
      types: "./shared/src/session/session.d.ts",
      default: "./shared/src/session/session.js",
    });
  });

  it("depends on libraries in exact versions, on what the host provides as peers, and on nothing of this workspace", () => {
    for (const version of Object.values(kit.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(kit.peerDependencies).toMatchObject({ react: "^19.3.0", "react-router-dom": "^7.18.0" });
    expect(Object.keys(kit.dependencies).filter((name) => /^@mandi\/|^react(?:-dom)?$/.test(name))).toEqual([]);
    expect(JSON.stringify(kit)).not.toMatch(/workspace:|catalog:|"type":"module"/);
  });
});
