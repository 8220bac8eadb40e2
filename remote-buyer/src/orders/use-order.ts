import type { Order } from "@mandi/shared/contract/order";
import type { PaymentBody } from "@mandi/shared/contract/payment";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useWrite } from "@mandi/shared/state/use-write";
import { useParams } from "react-router-dom";
import { payOrder, readOrder, readTimeline } from "./order.api";

/** The steps of trucks and papers are seen within ten seconds. */
const refreshEveryMs = 6_000;

/** States in which nobody acts any more. */
const still: ReadonlySet<string> = new Set(["delivered", "cancel"]);

const orderQuery = defineQuery((signal, id: string) => readOrder(id, signal), {
  refetchInterval: ({ status }) => (still.has(status) ? null : refreshEveryMs),
});

const timelineQuery = defineQuery((signal, id: number, _updatedAt: string) => readTimeline(id, signal), {
  isEmpty: (events) => events.length === 0,
});

/** The order of the address. It follows what seller, transporter and desk do, until the goods are there. */
export function useOrder() {
  const { id = "" } = useParams();
  return useQuery(orderQuery, [id]);
}

/** What happened with an order; asked for again whenever the order has moved. */
export function useTimeline({ id, updated_at }: Order) {
  return useQuery(timelineQuery, [id, updated_at]);
}

/** Pays what is due. A 409 means that someone was first: the order is read again. */
export function useOrderPayment(id: number, onChanged: () => void) {
  const { write, forgive, isBusy, refusal } = useWrite();

  async function pay(body: PaymentBody): Promise<boolean> {
    const result = await write((key) => payOrder(id, body, key));
    const isOvertaken = result.kind === "refused" && result.failure.status === 409;
    if (result.kind === "done" || isOvertaken) onChanged();
    return result.kind === "done";
  }

  return { pay, forgive, isBusy, refusal };
}
