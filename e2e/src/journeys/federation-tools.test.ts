import { hostModules } from "@mandi/shared/contract/release/host-modules";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { journey } from "../harness/journey";
import { currentPlace } from "../harness/place";
import { signedIn } from "../harness/sign-in";

/** What Module Federation's developer tools read from a page. */
interface Federation {
  readonly moduleInfo: Readonly<Record<string, { readonly remotesInfo?: Readonly<Record<string, unknown>> }>>;
  readonly __SHARE__: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>>
  >;
}

journey(
  "with the diagnostics panel, the developer tools of Module Federation see the host, its areas and the shared versions",
  async ({ visit }) => {
    const { url } = currentPlace();
    const { areas } = (await (await fetch(`${url}/release.json`)).json()) as ReleaseDocument;
    const { page } = await visit({ session: await signedIn("seller") });
    const scripts: string[] = [];
    page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
    await page.goto("/");
    await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
    await page.keyboard.press("Control+Alt+D");
    await page.waitForFunction(() => "__FEDERATION__" in window);

    const seen = await page.evaluate(() => {
      const { moduleInfo, __SHARE__ } = Reflect.get(window, "__FEDERATION__") as Federation;
      const shared = Object.entries(__SHARE__["mandi_shell"]?.["default"] ?? {});
      return { moduleInfo, shared: Object.fromEntries(shared.map(([name, by]) => [name, Object.keys(by)])) };
    });

    const remotes = Object.values(areas).map(({ container, base }) => [container, `${url}${base}mf-manifest.json`]);
    expect(seen.moduleInfo["mandi_shell"]?.remotesInfo).toEqual(
      Object.fromEntries(remotes.map(([container, entry]) => [container, { matchedVersion: entry }])),
    );
    expect(Object.keys(seen.moduleInfo).toSorted()).toEqual(
      ["mandi_shell", ...remotes.map((remote) => remote.join(":"))].toSorted(),
    );
    const oneVersion = [expect.stringMatching(/^\d+\.\d+\.\d+$/)];
    expect(seen.shared).toEqual(Object.fromEntries(hostModules.map((name) => [name, oneVersion])));
    // Visible to the tools, but not loaded: areas that this page does not show are not fetched.
    expect(scripts.filter((address) => /\/areas\/transporter\//.test(address))).toEqual([]);

    const manifest = await fetch(`${url}${areas["seller"]?.base}mf-manifest.json`);
    expect(manifest.headers.get("cache-control")).toContain("immutable");
    await expect(manifest.json()).resolves.toMatchObject({
      name: areas["seller"]?.container,
      metaData: { remoteEntry: { name: areas["seller"]?.entry } },
    });
  },
);
