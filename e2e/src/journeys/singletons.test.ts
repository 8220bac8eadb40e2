import { journey } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

/** A text that is once in each module that must not be there twice. Messages survive minification. */
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

journey("one React, one router and one session store serve the shell and all areas (R-019)", async ({ visit }) => {
  const { page } = await visit({ session: await signedIn("seller") });
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
    // The way React shows itself to its developer tools: every copy of react-dom that starts calls inject once.
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
  await page.goto("/");
  for (const address of ["/wallet", "/commodity-products", "/"]) {
    await page.locator(`a[href="${address}"]`).first().click();
    await page.waitForURL(address);
    await page.getByRole("main").getByRole("heading").first().waitFor();
  }

  await expect(page.evaluate(() => window.renderers)).resolves.toHaveLength(1);
  const texts = await Promise.all(scripts.values());
  const areas = new Set([...scripts.keys()].flatMap((path) => path.match(/^\/areas\/([^/]+)\//)?.[1] ?? []));
  expect([...areas].sort()).toEqual(["buyer", "public", "seller"]);
  for (const [name, mark] of Object.entries(marks)) {
    const copies = texts.reduce((sum, text) => sum + text.split(mark).length - 1, 0);
    expect([name, copies]).toEqual([name, 1]);
  }
});
