import { type Journey, journey } from "../harness/journey";
import type { PersonName } from "../harness/people";
import { signedIn } from "../harness/sign-in";

/** A text that occurs once in each module that must not exist twice. Messages survive minification. */
const marks = {
  react: "takes an object of state variables to update or a function which returns an object of state variables",
  "react-router": "You cannot render a <Router> inside another <Router>",
  "session store": "__Host-mandi-token",
} as const;

declare global {
  interface Window {
    renderers: string[];
  }
}

interface Walk {
  readonly who: PersonName;
  readonly begin: string;
  /** Addresses whose links lead on, in one document. */
  readonly links: readonly string[];
  readonly areas: readonly string[];
}

/** Together they cover every area. */
const walks: readonly Walk[] = [
  {
    who: "seller",
    begin: "/",
    links: ["/wallet", "/commodity-products", "/"],
    areas: ["buyer", "public", "seller"],
  },
  {
    who: "transporter",
    begin: "/",
    links: ["/wallet", "/transporter-products", "/"],
    areas: ["buyer", "public", "transporter"],
  },
  { who: "staff", begin: "/desk", links: ["/"], areas: ["desk", "public"] },
];

for (const one of walks)
  journey(
    `one React, one router and one session store serve the shell and the areas of a ${one.who} (R-019)`,
    (visits) => countModules(visits, one),
  );

async function countModules({ visit }: Journey, { who, begin, links, areas }: Walk): Promise<void> {
  const { page } = await visit({ session: await signedIn(who) });
  const scripts = new Map<string, Promise<string>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js"))
      scripts.set(
        pathname,
        response.text().catch(() => ""),
      );
  });
  await page.addInitScript(() => {
    window.renderers = [];
    // The hook of React's developer tools: every copy of react-dom calls inject once when it starts.
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: { version: string }) => window.renderers.push(renderer.version),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
  await page.goto(begin);
  await page.getByRole("main").getByRole("heading").first().waitFor();
  for (const address of links) {
    await page.locator(`a[href="${address}"]`).first().click();
    await page.waitForURL(address);
    await page.getByRole("main").getByRole("heading").first().waitFor();
  }

  await expect(page.evaluate(() => window.renderers)).resolves.toHaveLength(1);
  const texts = await Promise.all(scripts.values());
  const met = new Set([...scripts.keys()].flatMap((path) => path.match(/^\/areas\/([^/]+)\//)?.[1] ?? []));
  expect([...met].sort()).toEqual(areas);
  for (const [name, mark] of Object.entries(marks)) {
    const copies = texts.reduce((sum, text) => sum + text.split(mark).length - 1, 0);
    expect([name, copies]).toEqual([name, 1]);
  }
}
