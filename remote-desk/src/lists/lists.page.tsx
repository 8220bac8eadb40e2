import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { deskListPath } from "@mandi/shared/contract/page-paths";
import { lists } from "@mandi/shared/messages/desk-table";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { NothingHere } from "@mandi/shared/ui/feedback/page-failure";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { useNavigate, useParams } from "react-router-dom";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { allLists } from "./all-lists";
import { type ListName, listNames } from "./list-name";
import { ListView } from "./list-view";

/** Quotations, orders, payments, listings and credit requests as tables, with columns, order and filter in the address. */
export default function ListsPage() {
  const { name } = useParams();
  const navigate = useNavigate();
  const list = listNames.find((one) => one === name);
  usePageTitle(list ? lists.names[list] : null);
  return (
    <DeskPage>
      <PageHead title={list ? lists.names[list] : lists.title} />
      <ChipGroup label={lists.choose} isScrolling>
        {listNames.map((one) => (
          <Chip key={one} isChosen={one === list} onToggle={() => void navigate(deskListPath(one))}>
            {lists.names[one]}
          </Chip>
        ))}
      </ChipGroup>
      {list ? <ListOf name={list} key={list} /> : <NothingHere look={deskLook} />}
    </DeskPage>
  );
}

function ListOf({ name }: { readonly name: ListName }) {
  switch (name) {
    case "quotations":
      return <ListView name={name} {...allLists.quotations} />;
    case "orders":
      return <ListView name={name} {...allLists.orders} />;
    case "payments":
      return <ListView name={name} {...allLists.payments} />;
    case "listings":
      return <ListView name={name} {...allLists.listings} />;
    case "credit":
      return <ListView name={name} {...allLists.credit} />;
  }
}
