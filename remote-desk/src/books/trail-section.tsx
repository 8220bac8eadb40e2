import { books, trailWords as words } from "@mandi/shared/messages/desk-books";
import { useQuery } from "@mandi/shared/query/use-query";
import { SearchLine } from "../common/search-line";
import { TrailTable } from "../trail/trail-table";
import { trailQuery } from "./books.api";
import type { SectionProps } from "./books.page";
import { ListPages } from "./list-pages";
import { PartPlace } from "./part-place";

/** Who did what to what, when and why. */
export function TrailSection({ address }: SectionProps) {
  const subject = address.filter("subject");
  const state = useQuery(trailQuery, [subject, address.page]);
  return (
    <>
      <SearchLine
        key={subject}
        label={words.search}
        button={books.find}
        search={subject}
        onSearch={(text) => address.choose({ subject: text })}
      />
      <PartPlace label={books.sections.trail} state={state}>
        {({ data }) => (
          <>
            <TrailTable rows={data} hasSubject />
            <ListPages address={address} rows={data.length} />
          </>
        )}
      </PartPlace>
    </>
  );
}
