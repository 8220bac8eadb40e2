import { MessageChannel } from "node:worker_threads";
import { screen } from "@testing-library/react";
import { startInSteps } from "./start-in-steps";

it("says that the product could not start, with a button to try again, when the browser does not let it read its cookies", async () => {
  Object.assign(window, { MessageChannel }); // Which the simulated browser lacks.
  document.body.innerHTML = '<div id="gate">Please wait</div><div id="app"></div>';
  const cookies = jest.spyOn(document, "cookie", "get").mockImplementation(() => {
    throw new DOMException("The document is sandboxed", "SecurityError");
  });

  await expect(startInSteps()).rejects.toThrow("The document is sandboxed");
  cookies.mockRestore();

  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(screen.queryByText("Please wait")).not.toBeInTheDocument();
});
