import { lists } from "@mandi/shared/messages/desk-table";
import type { Query } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { ViewTable } from "@mandi/shared/ui/table/view-table";
import { hasOtherPages } from "../common/address-pages";
import { deskLook } from "../common/desk-look";
import { RowKeys } from "../keys/row-keys";
import type { ListName } from "./list-name";
import { pageCount } from "./page-count";
import { PageLinks, usePageNumber } from "./page-links";

export interface ListViewProps<Row> {
  readonly name: ListName;
  readonly query: Query<[page: number], { data: Row[]; total?: number }>;
  readonly columns: readonly ViewColumn<Row>[];
}

/** The page of a list in the address, with links to the previous and next one. */
export function ListView<Row extends { readonly id: number }>({ name, query, columns }: ListViewProps<Row>) {
  const page = usePageNumber();
  const state = useQuery(query, [page]);
  return (
    <StatePlace state={state} skeleton={<Waiting name={name} />} look={deskLook}>
      {({ data, total }) => (
        <RowKeys>
          <ViewTable
            label={lists.names[name]}
            fileName={`${name}-${page}`}
            columns={columns}
            rows={data}
            rowKey={({ id }) => String(id)}
            countOf={pageCount({ page, rows: data.length, total })}
            // When there are rows, only a filter can leave none.
            emptyText={data.length > 0 && hasOtherPages(page, data.length) ? lists.noneOfThese : lists.none}
          />
          <PageLinks page={page} rows={data.length} />
        </RowKeys>
      )}
    </StatePlace>
  );
}

function Waiting({ name }: { readonly name: ListName }) {
  return (
    <LoadingPlace label={lists.names[name]}>
      <SkeletonBlock height={420} />
    </LoadingPlace>
  );
}
