/** The names of a new area. */
export type AreaNames = {
  /** `price-alerts`: folder `remote-price-alerts`, address `/price-alerts`. */
  readonly name: string;
  /** `Price Alerts`. */
  readonly title: string;
};

/** `price-alerts` → names, or the reason why it is refused. */
export function namesOf(name: string): AreaNames | string {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length < 2 || name.length > 31)
    return "A name is 2 to 31 lower-case letters, digits and single dashes, like price-alerts.";
  if (["shell", "source", "unit"].includes(name)) return `"${name}" is already used for something else.`;
  const words = name.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { name, title: words.join(" ") };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Every file of a new area, by its path in the folder: one page that builds, is tested and appears in the menus. */
export function areaFiles(names: AreaNames): Readonly<Record<string, string>> {
  const { name, title } = names;
  return {
    "package.json": packageFile(name),
    "tsconfig.json": json({
      extends: "../tsconfig.base.json",
      compilerOptions: {
        lib: ["ES2023", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
        types: ["jest", "node", "@testing-library/jest-dom"],
        incremental: true,
        tsBuildInfoFile: `../.cache/tsc/remote-${name}.tsbuildinfo`,
      },
      include: ["src", "*.ts", "../types"],
    }).replace(/\[\n\s+"([^\]]*)"\n\s+\]/g, (_all, items: string) => `["${items.replace(/\n\s+/g, " ")}"]`),
    "jest.config.cjs": `const { browserLike, configuration } = require("../launch/src/testing/jest-preset.cjs");

module.exports = configuration(browserLike(__dirname));
`,
    "area.config.ts": configFile(names),
    "src/area.tsx": routesFile(name),
    "src/testing/examples.ts": `import type { MakeExamples } from "@mandi/shared/area/define-examples";

/** An address to open for each route with a parameter. */
export const addresses: Readonly<Record<string, string>> = {};

/** What the calls of this area answer where no server is (\`pnpm dev ${name} --alone\`). */
export const makeExamples: MakeExamples = () => [];
`,
    [`src/${name}/${name}.page.tsx`]: pageFile(names),
    [`src/${name}/${name}.page.test.tsx`]: `import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import { routes } from "../area";

it("names the page in its heading", async () => {
  await renderAt(routes, "/${name}");

  expect(await screen.findByRole("heading", { level: 1, name: "${title}" })).toBeVisible();
});
`,
  };
}

function configFile({ name, title }: AreaNames): string {
  return `import { defineArea } from "@mandi/shared/area/define-area";
import { roles } from "@mandi/shared/contract/role";

/** What the shell knows of this area before any of its code is loaded: guard, title, menus. */
export default defineArea({
  name: "${name}",
  title: "${title} area",
  owner: "${title} team",
  api: "^1.0.0",
  routes: [{ path: "/${name}", roles: [...roles], title: "${title}", page: "${name}" }],
  menu: [{ label: "${title}", to: "/${name}", roles: [...roles], places: ["drawer"], icon: "box", order: 100 }],
});
`;
}

function routesFile(name: string): string {
  return `import type { RouteObject } from "react-router-dom";

/** What the shell loads of this area: one lazily loaded page per route of area.config.ts. */
export const routes: RouteObject[] = [
  {
    path: "/${name}",
    lazy: async () => {
      const page = await import(/* webpackChunkName: "${name}" */ "./${name}/${name}.page");
      return { Component: page.default };
    },
  },
];
`;
}

function pageFile({ title }: AreaNames): string {
  const component = `${title.replaceAll(" ", "")}Page`;
  return `import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";

/** ${title}. */
export default function ${component}() {
  return (
    <Page>
      <PageHead title="${title}" />
    </Page>
  );
}
`;
}

function packageFile(name: string): string {
  const catalog = (...names: string[]) => Object.fromEntries(names.map((library) => [library, "catalog:"]));
  const host = ["react", "react-dom", "react-router-dom"];
  return json({
    name: `@mandi/remote-${name}`,
    version: "1.0.0",
    private: true,
    type: "module",
    scripts: { build: "tsx ../release/src/build/cli.ts", test: "jest" },
    peerDependencies: catalog(...host),
    dependencies: { "@mandi/shared": "workspace:*" },
    devDependencies: {
      "@mandi/release": "workspace:*",
      ...catalog("@testing-library/dom", "@testing-library/jest-dom", "@testing-library/react", "@types/jest"),
      ...catalog("@types/node", "@types/react", "@types/react-dom", "jest", ...host, "tsx"),
    },
  });
}
