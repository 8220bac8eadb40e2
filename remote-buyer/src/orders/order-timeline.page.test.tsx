import { OrderAnswer } from "@mandi/shared/contract/order";
import { TimelineAnswer } from "@mandi/shared/contract/trade-document";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { aTimelineEvent } from "@mandi/shared/testing/buyer-builders/trade";
import { act, screen } from "@testing-library/react";
import { openOrder, orderCall, timelineCall } from "../testing/order-page";

it("keeps the events on the screen while those of a changed order load, so that nothing below them moves", async () => {
  jest.useFakeTimers();
  const api = await openOrder(anOrder());
  expect(await screen.findByText("Booking amount received")).toBeVisible();
  api.answer(orderCall, OrderAnswer, { data: anOrder({ updated_at: "2026-11-21T09:00:00.000Z" }) });
  api.answer(timelineCall, TimelineAnswer, {
    data: [aTimelineEvent(), aTimelineEvent({ id: 2, text: "Payment received" })],
  });
  const held = api.hold(timelineCall);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(api.calls(timelineCall)).toHaveLength(2);
  expect(screen.getByText("Booking amount received")).toBeVisible();
  await act(async () => {
    held.release();
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText("Payment received")).toBeVisible();
  jest.useRealTimers();
});
