import type { DeskOrder } from "./order.api";
import { OrderBooks } from "./order-books";
import { OrderClaims } from "./order-claims";
import { OrderGoods } from "./order-goods";
import { SeeAs } from "./see-as";
import type { OrderBooksView } from "./use-order";

export interface OrderPartsProps {
  readonly order: DeskOrder;
  readonly books: OrderBooksView;
}

/** The parts of an order after its money: sizes and trucks, notes, what each side sees, and the books. */
export function OrderParts({ order, books }: OrderPartsProps) {
  return (
    <>
      <OrderGoods order={order} />
      <OrderClaims order={order} />
      <SeeAs order={order} />
      <OrderBooks order={order} books={books} />
    </>
  );
}
