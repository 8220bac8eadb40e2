import type { Order } from "@mandi/shared/contract/order";
import type { PaymentBody } from "@mandi/shared/contract/payment";
import { useFollowing } from "@mandi/shared/state/use-following";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { useWrite } from "@mandi/shared/state/use-write";
import { useParams } from "react-router-dom";
import { payOrder, readOrder, readTimeline } from "./order.api";

/** The steps of trucks and papers are seen within ten seconds. */
const refreshEveryMs = 6_000;

/** States in which nobody acts any more. */
const still: ReadonlySet<string> = new Set(["delivered", "cancel"]);

/** The order of the address. It follows what seller, transporter and desk do, until the goods are there. */
export function useOrder() {
  const { id = "" } = useParams();
  return useFollowing(id, (signal) => readOrder(id, signal), {
    paceOf: ({ status }) => (still.has(status) ? null : refreshEveryMs),
  });
}

/** What happened with an order; asked for again whenever the order has moved. */
export function useTimeline({ id, updated_at }: Order) {
  return usePageState(`${id} ${updated_at}`, (signal) => readTimeline(id, signal), {
    isEmpty: (events) => events.length === 0,
  });
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
