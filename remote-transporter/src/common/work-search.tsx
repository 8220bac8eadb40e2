import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { workSearch } from "@mandi/shared/messages/transporter";
import { AddressSearch } from "@mandi/shared/ui/controls/address-search";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { ToolsPlace } from "@mandi/shared/ui/table/tools-place";
import styles from "./work-search.module.css";

/** Long enough that a word does not cause a search for each letter. */
const pauseMs = 350;

/** The search text of a list of work, in the address. */
export function useWorkSearch() {
  const [params, setParams] = useAddressQuery();
  function onSearch(text: string): void {
    setParams((before) => {
      before.delete("page");
      if (text === "") before.delete("search");
      else before.set("search", text);
      return before;
    });
  }
  return { search: (params.get("search") ?? "").trim().slice(0, 60), onSearch };
}

export interface WorkSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** Searches a list of work by the text in the address; the tools of its table are in the same row. */
export function WorkSearch({ label, placeholder, search, onSearch }: WorkSearchProps) {
  return (
    <div className={styles.row}>
      <AddressSearch
        className={styles.search}
        label={label}
        placeholder={placeholder}
        value={search}
        onSearch={onSearch}
        pauseMs={pauseMs}
      />
      <ToolsPlace className={styles.tools} />
    </div>
  );
}

/** Shown in place of a list without matches. */
export function NothingFound({ search }: { readonly search: string }) {
  return <EmptyState heading="h2" title={workSearch.notFound(search)} text={workSearch.notFoundText} hasPanel />;
}
