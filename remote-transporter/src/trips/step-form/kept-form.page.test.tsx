import { closeSession } from "@mandi/shared/session";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../area";
import { eventRoute, openOrder, openSheet, ordersPath, submit, waitingFor } from "../../testing/carried-order";

/** A transporter with an unsent driver's name in the form. */
async function typeDriver() {
  const user = userEvent.setup();
  const api = openOrder(waitingFor("driver"));
  await renderAt(routes, ordersPath);
  await openSheet(user, "Add driver");
  await user.type(screen.getByLabelText("Driver's name"), "Raju Sahu");
  return { api, user };
}

function endSession(): void {
  localStorage.clear(); // As a logout in another tab does.
  act(closeSession);
  cleanup();
}

it("is kept in the form of the step for the transporter whose session has ended", async () => {
  const { api, user } = await typeDriver();
  endSession();
  signInAs("transporter", { phone: "9000000021" });
  await renderAt(routes, ordersPath);
  await openSheet(user, "Add driver");

  expect(screen.getByLabelText("Driver's name")).toHaveValue("Raju Sahu");
  await user.type(screen.getByLabelText("Driver's phone"), "9893000111");
  await submit(user);
  await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(1));
  expect(api.calls(eventRoute)[0]?.body).toMatchObject({ driver_name: "Raju Sahu", driver_phone: "9893000111" });
});

it("is never shown to another transporter on the device", async () => {
  const { user } = await typeDriver();
  endSession();
  signInAs("transporter", { phone: "9000000022" });
  await renderAt(routes, ordersPath);
  await openSheet(user, "Add driver");

  expect(screen.getByLabelText("Driver's name")).toHaveValue("");
});

it("is discarded with the dialog", async () => {
  const { user } = await typeDriver();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await openSheet(user, "Add driver");

  expect(screen.getByLabelText("Driver's name")).toHaveValue("");
  expect(localStorage).toHaveLength(0);
});
