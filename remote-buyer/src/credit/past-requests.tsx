import type { CreditRequest } from "@mandi/shared/contract/credit-wallet";
import { formatMoment } from "@mandi/shared/format/dates";
import { credit } from "@mandi/shared/messages/buyer-wallet";
import { DataTable } from "@mandi/shared/ui/data/data-table";
import { Block } from "@mandi/shared/ui/layout/section";
import styles from "./past-requests.module.css";
import { RequestPill } from "./request-pill";

/** All requests of the user, newest first. */
export function PastRequests({ requests }: { readonly requests: readonly CreditRequest[] }) {
  return (
    <div className={styles.past}>
      <Block title={credit.past}>
        <DataTable
          label={credit.past}
          rows={requests}
          rowKey={({ id }) => String(id)}
          emptyText={credit.noneText}
          columns={[
            {
              key: "type",
              head: credit.document,
              isRowHead: true,
              phone: "lead",
              cell: ({ wallet_document_type_name, reason }) => (
                <>
                  {wallet_document_type_name}
                  {reason === "" ? null : <span className={styles.reason}>{reason}</span>}
                </>
              ),
            },
            {
              key: "documents",
              head: credit.documents,
              phone: "line",
              cell: ({ document_type }) => document_type.join(", "),
            },
            {
              key: "requested",
              head: credit.requested,
              phone: "note",
              cell: ({ created_at }) => formatMoment(created_at),
            },
            {
              key: "status",
              head: credit.status,
              phone: "figure",
              cell: ({ status }) => <RequestPill status={status} />,
            },
          ]}
        />
      </Block>
    </div>
  );
}
