import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { type FakeApi, fakeApi } from "@mandi/shared/testing/fake-api";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { type RenderedPage, renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import { Outlet } from "react-router-dom";
import { Frame } from "../frame/frame";
import { Notices } from "../notices/notices";
import { liveRelease } from "../release/live-release";
import { theProductsRelease } from "./a-release";

export interface RenderedFrame extends RenderedPage {
  readonly api: FakeApi;
}

/** The frame around a page, as the router mounts it. Uses the test's API, or by default one with a site setup. */
export async function renderFrame({
  address = "/",
  api = anApi(),
}: {
  readonly address?: string;
  readonly api?: FakeApi;
} = {}): Promise<RenderedFrame> {
  liveRelease.setState(theProductsRelease(), true);
  const page = await renderAt([{ element: framed, children: [{ path: "*", element: <h1>A page</h1> }] }], address);
  await screen.findByRole("heading", { level: 1, name: "A page" });
  return { ...page, api };
}

const framed = (
  <>
    <Frame>
      <Outlet />
    </Frame>
    <Notices />
  </>
);

function anApi(): FakeApi {
  const api = fakeApi();
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  return api;
}

/** Makes the window as wide as the header needs for its search box. */
export function widenWindow(): void {
  const narrow = window.matchMedia;
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => Object.assign(narrow(query), { matches: query.includes("min-width: 1025px") }));
}
