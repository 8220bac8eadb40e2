import { commonFiles, commonInputs, lockFile } from "@mandi/release/public/input-hash";

/** The recipe that all others call. */
export const commonRecipe = ".github/workflows/unit.yml";

/** Where the CI recipe of an area or the shell is in the checkout. */
export function recipeFile(unit: string): string {
  return `.github/workflows/${unit}.yml`;
}

/** The folder of an area or the shell. */
export function folderOfUnit(unit: string): string {
  return unit === "shell" ? "shell" : `remote-${unit}`;
}

/**
 * The CI recipe of an area or the shell. It runs when something that this part is built from has changed, which is what its
 * build reads and the recipe itself. A path filter cannot tell whose part of the lock file has changed, so the job checks
 * that (`concerns-unit.cli.ts`) and ends when it was another's. It never runs twice at once: two promotions of one part
 * would only conflict at the pointer.
 */
export function recipe(unit: string): string {
  const inputs = [folderOfUnit(unit), ...commonInputs].map((input) => `${input}/**`);
  const paths = [...inputs, lockFile, ...commonFiles, commonRecipe, recipeFile(unit)]
    .map((path) => `      - ${path}`)
    .join("\n");
  return `# Written by pnpm create-area; launch/src/recipes says what is here and why.
name: ${unit}

on:
  push:
    branches: [main]
    paths:
${paths}
  pull_request:
    paths:
${paths}

permissions:
  contents: read

concurrency:
  group: ${unit}-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  ship:
    uses: ./${commonRecipe}
    permissions:
      contents: read
      pull-requests: write
    with:
      unit: ${unit}
    secrets:
      RELEASE_TOKEN: \${{ secrets.${secretName("RELEASE", unit)} }}
      PREVIEW_TOKEN: \${{ secrets.${secretName("PREVIEW", unit)} }}
`;
}

/** Each part has its own tokens, so that one part's job cannot ship another; the preview token can only publish. */
function secretName(kind: "RELEASE" | "PREVIEW", unit: string): string {
  return `${kind}_TOKEN_${unit.toUpperCase().replaceAll("-", "_")}`;
}
