import { notNowReasons } from "@mandi/shared/messages/desk-not-now";
import { type Definition, DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { PanelPart } from "@mandi/shared/ui/layout/panel";
import styles from "../common/panel.module.css";

/** The end of a panel of acts: those that are not possible now, each with the reason. */
export function NotNowList({ items }: { readonly items: readonly Definition[] }) {
  if (items.length === 0) return null;
  return (
    <PanelPart className={styles.notNow}>
      <h2 className={styles.heading}>{notNowReasons.title}</h2>
      <DefinitionList items={items} />
    </PanelPart>
  );
}
