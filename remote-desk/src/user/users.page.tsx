import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { deskUserPath } from "@mandi/shared/contract/page-paths";
import { userTypes } from "@mandi/shared/contract/role";
import { formatPhone } from "@mandi/shared/format/phone";
import { lists } from "@mandi/shared/messages/desk-table";
import { users } from "@mandi/shared/messages/desk-user-pages";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { ViewTable } from "@mandi/shared/ui/table/view-table";
import { hasOtherPages } from "../common/address-pages";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { SearchLine } from "../common/search-line";
import { RowKeys } from "../keys/row-keys";
import { named, rupees, state as stateColumn, words as text } from "../lists/columns";
import { pageCount } from "../lists/page-count";
import { PageLinks, usePageNumber } from "../lists/page-links";
import { useUsers } from "./use-users";
import styles from "./user.module.css";
import { nameOf, statusOf } from "./user-status";

const columns: readonly ViewColumn<DeskUser>[] = [
  named("name", users.heads.name, nameOf, ({ phone }) => deskUserPath(phone)),
  {
    ...text<DeskUser>("phone", users.heads.phone, ({ phone }) => phone, "note"),
    cell: ({ phone }) => formatPhone(phone),
  },
  text("type", users.heads.type, ({ type }) => users.typeOf[type], "aside"),
  stateColumn("status", users.heads.status, statusOf, "figure"),
  text("gstin", users.heads.gstin, ({ gst_number }) => gst_number, "hidden"),
  rupees("wallet", users.heads.wallet, ({ wallet }) => wallet, "hidden"),
  rupees("limit", users.heads.limit, ({ credit_limit }) => credit_limit, "hidden"),
  rupees("used", users.heads.used, ({ credit_used }) => credit_used, "hidden"),
];

/** People, those who wait for verification first. */
export default function UsersPage() {
  const page = usePageNumber();
  const { state, type, search, choose } = useUsers(page);
  return (
    <DeskPage>
      <PageHead title={users.title} />
      <SearchLine
        key={search}
        label={users.search}
        button={users.find}
        search={search}
        onSearch={(text) => choose({ type, search: text })}
      />
      <div className={styles.filters}>
        <ChipGroup label={users.type} isScrolling>
          {([null, ...userTypes] as const).map((one) => (
            <Chip key={one ?? "all"} isChosen={type === one} onToggle={() => choose({ type: one, search })}>
              {users.types[one ?? "all"]}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {({ data, total }) => (
          <RowKeys>
            <ViewTable
              label={users.list}
              fileName={`users-${page}`}
              columns={columns}
              rows={data}
              rowKey={({ id }) => String(id)}
              countOf={pageCount({ page, rows: data.length, total })}
              // When there are rows, only a filter can leave none.
              emptyText={data.length > 0 && hasOtherPages(page, data.length) ? lists.noneOfThese : users.none}
            />
            <PageLinks page={page} rows={data.length} />
          </RowKeys>
        )}
      </StatePlace>
    </DeskPage>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={users.title}>
      <SkeletonBlock height={420} />
    </LoadingPlace>
  );
}
