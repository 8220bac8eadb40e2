import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { AreaBoundary } from "../area-boundary";
import { latePart } from "./late-part";

it("a part of a page that was lost is asked for again when the user tries again, and only then", async () => {
  expectConsole("Loading chunk w failed."); // React writes of what a boundary caught
  Object.assign(navigator, { sendBeacon: () => true });
  const failed = jest.fn();
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error("Loading chunk w failed."))
    .mockResolvedValue({ default: () => <p>The chart</p> });
  const Chart = latePart(load);

  render(
    <AreaBoundary
      area="seller"
      version="0123456789abcdef"
      onFailure={failed}
      fallback={({ kind }, retry) => (
        <button type="button" onClick={retry}>
          {kind}
        </button>
      )}
    >
      <Suspense fallback={null}>
        <Chart />
      </Suspense>
    </AreaBoundary>,
  );
  const again = await screen.findByRole("button", { name: "chunk" });
  expect(load).toHaveBeenCalledTimes(1);
  expect(failed).toHaveBeenCalledTimes(1);

  await userEvent.click(again);

  expect(await screen.findByText("The chart")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
