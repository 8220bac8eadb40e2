import { notNowReasons } from "@mandi/shared/messages/desk-not-now";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { PanelPart } from "@mandi/shared/ui/layout/panel";
import styles from "../../common/panel.module.css";
import type { DeskOrder } from "../order.api";
import { notNowOf } from "./not-now";

/** The end of the panel of acts. */
export function NotNow({ order }: { readonly order: DeskOrder }) {
  const items = notNowOf(order);
  if (items.length === 0) return null;
  return (
    <PanelPart className={styles.notNow}>
      <h2 className={styles.heading}>{notNowReasons.title}</h2>
      <DefinitionList items={items} />
    </PanelPart>
  );
}
