import type { DeskOrder } from "./order.api";
import { OrderBooks } from "./order-books";
import { OrderClaims } from "./order-claims";
import { OrderGoods } from "./order-goods";
import { OrderPart } from "./order-part";
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
      <OrderPart of="notes">
        <OrderClaims order={order} />
      </OrderPart>
      <OrderPart of="views">
        <SeeAs order={order} />
      </OrderPart>
      <OrderBooks order={order} books={books} />
    </>
  );
}
