import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { deskUserPath } from "@mandi/shared/contract/page-paths";
import { userTypes } from "@mandi/shared/contract/role";
import { formatRupees } from "@mandi/shared/format/rupees";
import { users as words } from "@mandi/shared/messages/desk";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";
import { SearchLine } from "../common/search-line";
import { deskLook } from "../page/desk-look";
import { DeskPage } from "../page/desk-page";
import { useUsers } from "./use-users";
import styles from "./user.module.css";
import { statusOf } from "./user-status";

const columns: readonly Column<DeskUser>[] = [
  {
    key: "name",
    head: words.heads.name,
    cell: ({ phone, company, name }) => (
      <Link to={deskUserPath(phone)} className={rowLink.link}>
        {company || name || phone}
      </Link>
    ),
    isRowHead: true,
    phone: "lead",
  },
  { key: "phone", head: words.heads.phone, cell: ({ phone }) => phone, phone: "note" },
  { key: "type", head: words.heads.type, cell: ({ type }) => type, phone: "aside" },
  { key: "status", head: words.heads.status, cell: statusOf, phone: "figure" },
  { key: "gstin", head: words.heads.gstin, cell: ({ gst_number }) => gst_number, phone: "hidden" },
  {
    key: "wallet",
    head: words.heads.wallet,
    cell: ({ wallet }) => formatRupees(wallet),
    align: "end",
    phone: "hidden",
  },
];

/** People, those who wait for verification first. */
export default function UsersPage() {
  const { state, type, search, choose } = useUsers();
  return (
    <DeskPage>
      <PageHead title={words.title} />
      <SearchLine
        key={search}
        label={words.search}
        button={words.find}
        search={search}
        onSearch={(text) => choose({ type, search: text })}
      />
      <div className={styles.filters}>
        <ChipGroup label={words.type} isScrolling>
          {([null, ...userTypes] as const).map((one) => (
            <Chip key={one ?? "all"} isChosen={type === one} onToggle={() => choose({ type: one, search })}>
              {words.types[one ?? "all"]}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {({ data }) => (
          <DataTable
            label={words.list}
            columns={columns}
            rows={data}
            rowKey={({ id }) => String(id)}
            emptyText={words.none}
          />
        )}
      </StatePlace>
    </DeskPage>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={words.title}>
      <SkeletonBlock height={420} />
    </LoadingPlace>
  );
}
