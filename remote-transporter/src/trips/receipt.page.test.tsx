import { renderAt } from "@mandi/shared/testing/render-at";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { eventRoute, openOrder, openSheet, ordersPath, submit, waitingFor } from "../testing/carried-order";

it("sends number and day of the transport receipt, and says what the number cannot be", async () => {
  const user = userEvent.setup();
  const api = openOrder(waitingFor("transport_receipt"));
  await renderAt(routes, ordersPath);
  const dialog = await openSheet(user, "Add transport receipt");
  await user.type(screen.getByLabelText(/^Transport receipt number/), "LR 5512");
  await submit(user);
  expect(await within(dialog).findAllByText(/at most 15 letters, digits, \/ and -, no spaces, as/)).not.toHaveLength(0);
  await user.clear(screen.getByLabelText(/^Transport receipt number/));
  await user.type(screen.getByLabelText(/^Transport receipt number/), "LR-5512");
  fireEvent.change(screen.getByLabelText("Day of the receipt"), { target: { value: "2026-11-20" } });
  await submit(user);

  await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(1));
  expect(api.calls(eventRoute)[0]?.body).toEqual({
    event: "transport_receipt",
    trip_id: 7,
    document_number: "LR-5512",
    document_date: "2026-11-20",
  });
});
