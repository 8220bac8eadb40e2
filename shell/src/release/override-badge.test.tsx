import { act, render, screen } from "@testing-library/react";
import { settleSet } from "../areas/area-versions";
import { logAreaLoad } from "../diagnostics/area-log";
import { aLiveArea, aRelease } from "../testing/a-release";
import { OverrideBadge } from "./override-badge";

const live = "1111111111111111";
const tested = "2222222222222222";
const arrived = { area: "seller", durationMs: 5, message: "" };

it("shows the version under test, and says so when another version is shown instead", () => {
  const { title: _, ...version } = aLiveArea({ version: tested });
  const document = aRelease({ seller: aLiveArea({ version: live }) });
  settleSet({ document, unreadable: new Set() }, 5, new Map([["seller", version]]));
  render(<OverrideBadge />);
  const badge = screen.getByRole("complementary", { name: "Test versions in this tab" });
  expect(badge).toHaveTextContent("seller 22222222Back to live");

  act(() => logAreaLoad({ ...arrived, version: tested, kind: "http" }));
  expect(badge).not.toHaveTextContent("usual version"); // Nothing is shown yet.
  act(() => logAreaLoad({ ...arrived, version: live, kind: "" }));

  expect(badge).toHaveTextContent("seller 22222222 did not load. You see the usual version.");
});
