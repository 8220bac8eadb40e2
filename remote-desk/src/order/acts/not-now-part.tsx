import { NotNowList } from "../../acts/not-now-list";
import type { DeskOrder } from "../order.api";
import { notNowOf } from "./not-now";

/** The end of the panel of an order's acts. */
export function NotNow({ order }: { readonly order: DeskOrder }) {
  return <NotNowList items={notNowOf(order)} />;
}
