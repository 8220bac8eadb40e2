/** The CI recipe of an area in its own repository: checks, builds, publishes previews, and promotes what is merged. */
export function standaloneRecipe(area: string): string {
  return `name: ship

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

concurrency:
  group: ship-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  ship:
    name: ${area}
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    env:
      PRODUCT_URL: \${{ vars.PRODUCT_URL }}
    steps:
      - uses: actions/checkout@34e114876b0b11c390a56381ad16ebd13914f8d5 # v4.3.1
        with:
          persist-credentials: false
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version: 20
      - name: The pnpm that package.json names
        run: npm install --global "$(node -p "require('./package.json').packageManager")"
      - run: pnpm install --frozen-lockfile
      - run: pnpm types
      - run: pnpm test
      - name: The version that is live before this one
        run: echo "LIVE=$(curl --fail --silent --show-error "$PRODUCT_URL/release.json" | node -p "JSON.parse(require('node:fs').readFileSync(0, 'utf8')).areas['${area}']?.version ?? 'none'")" >> "$GITHUB_ENV"
      - run: pnpm build

      # The token is in the environment of these two steps and nowhere else. A pull request from a fork has none.
      - name: Publish
        if: github.event_name == 'push' || github.event.pull_request.head.repo.full_name == github.repository
        env:
          RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
        run: |
          pnpm exec mandi-area publish
          version=$(node -p "require('./dist/area.json').version")
          echo "Testers open \\\`$PRODUCT_URL/?area.${area}=$version\\\`" >> "$GITHUB_STEP_SUMMARY"
      - name: Promote
        if: github.event_name == 'push'
        env:
          RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
        run: pnpm exec mandi-area promote --expect "$LIVE" --reason "$GITHUB_SHA"
`;
}
