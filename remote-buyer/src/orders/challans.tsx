import { tradePaperPath } from "@mandi/shared/contract/page-paths";
import { challans as messages } from "@mandi/shared/messages/order-challans";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { FileText } from "lucide-react";
import { readAllPages } from "../documents/trade-csv";
import { readPapers } from "../papers/papers.api";
import styles from "./drivers.module.css";

const challansQuery = defineQuery(async (signal, orderId: number) => {
  const papers = await readAllPages((page) => readPapers({ page, orderId, search: "" }, signal));
  return papers.filter(({ kind, is_void }) => kind === "challan" && is_void === 0);
});

/**
 * Delivery challans of vehicles that left before their invoice; where there are none, or they did not load, a link to
 * the list of documents.
 */
export function Challans({ orderId }: { readonly orderId: number }) {
  const state = useQuery(challansQuery, [orderId]);
  if (state.kind !== "ready" || state.data.length === 0) return null;
  return (
    <p className={styles.challans} data-print="hide">
      {state.data.map(({ id, number }) => (
        <ButtonLink key={id} to={tradePaperPath(id)} size="s" icon={FileText}>
          {messages.named(number)}
        </ButtonLink>
      ))}
    </p>
  );
}
