import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import type { AreaNames } from "../area-files";

/** The README of a new repository. */
export function standaloneReadme({ name, title }: AreaNames): string {
  return `# ${title}

An area of Mandi, built, tested and shipped from this repository alone. It was made for contract ${contractVersion} of the shell;
\`kit/\` contains what the product's team packed for it (\`@mandi/area-kit\`), with types, components and test fakes.

\`\`\`
pnpm install
pnpm exec jest                                      its tests
pnpm types                                          the compiler
pnpm build                                          dist/, and the version: a hash of the content
pnpm dev --alone                                    its page at http://localhost:3100, with nothing behind it
pnpm dev --against URL                              the product at URL with this area from source
pnpm exec mandi-area publish --server URL           stores it; nobody sees it yet
pnpm exec mandi-area promote --server URL --dry-run --reason "first"
pnpm exec mandi-area promote --server URL --reason "first"
pnpm exec mandi-area rollback --server URL --reason "wrong prices"
\`\`\`

\`RELEASE_TOKEN\` is the token that operations gave you for the area \`${name}\`; it is valid for nothing else. \`.github/workflows/ship.yml\` does the same
on every merge, with the variable \`PRODUCT_URL\` and the secret \`RELEASE_TOKEN\`, and publishes a preview of every pull request.

\`src/testing/examples.ts\` contains the answers to the area's calls with \`--alone\`; a panel in the corner of the page sets the person
and whether answers are normal, slow, empty or failing.

A newer kit is a newer file in \`kit/\`: change its name in \`package.json\` and run \`pnpm install\`. Import from \`@mandi/area-kit/…\`; React, the router,
zustand, session and http come from the shell at run time, and the build refuses what it does not share.
`;
}
