import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import type { AreaNames } from "../area-files";

/** What a newcomer to the team reads first. */
export function standaloneReadme({ name, title }: AreaNames): string {
  return `# ${title}

An area of Mandi, built, tested and shipped from this repository alone. It was made for contract ${contractVersion} of the shell;
\`kit/\` has what the product's team packed for it (\`@mandi/area-kit\`), with types, components and test fakes.

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

\`RELEASE_TOKEN\` is the token that operations gave you for the area \`${name}\`; it opens nothing else. \`.github/workflows/ship.yml\` does the same
on every merge, with the variable \`PRODUCT_URL\` and the secret \`RELEASE_TOKEN\`, and publishes every pull request for a look.

\`src/testing/examples.ts\` says what each call of the area answers with \`--alone\`; in the corner of the page is a switch for who looks and
whether answers come, come late, are empty or fail.

A newer kit is a newer file in \`kit/\`: change its name in \`package.json\` and run \`pnpm install\`. Import from \`@mandi/area-kit/…\`; React, the router,
zustand, session and http come from the shell at run time, and the build refuses what it does not share.
`;
}
