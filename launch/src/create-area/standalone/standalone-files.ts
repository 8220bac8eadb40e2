import { testTools, versionOf } from "@mandi/area-kit/kit-manifest";
import { type AreaNames, areaFiles } from "../area-files";
import { standaloneReadme } from "./readme";
import { standaloneRecipe } from "./standalone-recipe";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const host = ["react", "react-dom", "react-router-dom", "zustand"];
const types = ["@types/jest", "@types/node", "@types/react", "@types/react-dom", "typescript"];

/** Where the repository keeps the kit until it comes from the team's own registry. */
export const kitFolder = "kit";

/** The repository's dependencies, in the exact versions that the product is tested with. */
export interface StandalonePackage {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export function standalonePackage(kitFile: string): StandalonePackage {
  const exact = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, versionOf(name)]));
  return {
    dependencies: { "@mandi/area-kit": `file:${kitFolder}/${kitFile}`, ...exact(host) },
    devDependencies: exact([...testTools, ...types].sort()),
  };
}

/** Adapts a file to a repository in which the kit is the only package of the product and `dev` needs no area name. */
function ofOwnRepository(text: string, name: string): string {
  return text
    .replaceAll("@mandi/shared/", "@mandi/area-kit/")
    .replaceAll(`pnpm dev ${name} --alone`, "pnpm dev --alone");
}

/** Every file of a repository with one area in it, by its path, except the lock file and the kit. */
export function standaloneFiles(names: AreaNames, asked: StandalonePackage): Readonly<Record<string, string>> {
  const own = Object.entries(areaFiles(names))
    .filter(([file]) => file.startsWith("src/") || file === "area.config.ts")
    .map(([file, text]) => [file, ofOwnRepository(text, names.name)] as const);
  return {
    ...Object.fromEntries(own),
    "package.json": json({
      name: `mandi-${names.name}`,
      version: "1.0.0",
      private: true,
      type: "module",
      packageManager: "pnpm@10.34.9",
      scripts: {
        build: "mandi-area build",
        dev: "mandi-area dev",
        test: "jest",
        types: "tsc --noEmit",
        publish: "mandi-area publish",
        promote: "mandi-area promote",
      },
      ...asked,
    }),
    "tsconfig.json": json({ extends: "@mandi/area-kit/tsconfig.json", include: ["src", "*.ts"] }),
    "jest.config.cjs": `const { area } = require("@mandi/area-kit/jest-preset");\n\nmodule.exports = area(__dirname);\n`,
    ".gitignore": "node_modules/\ndist/\n",
    ".github/workflows/ship.yml": standaloneRecipe(names.name),
    "README.md": standaloneReadme(names),
  };
}
