import { books, trailWords } from "@mandi/shared/messages/desk-books";
import { ListPages } from "../common/list-pages";
import { PartPlace } from "../common/part-place";
import { SearchLine } from "../common/search-line";
import { LateTrailTable } from "../trail/late-trail-table";
import type { SectionProps } from "./section-props";
import { useTrail } from "./use-books";

/** Who did what to which object, when and why. */
export function TrailSection({ address }: SectionProps) {
  const subject = address.filter("subject");
  const state = useTrail(subject, address.page);
  return (
    <>
      <SearchLine
        key={subject}
        label={trailWords.search}
        button={books.find}
        search={subject}
        onSearch={(text) => address.choose({ subject: text })}
      />
      <PartPlace label={books.sections.trail} state={state}>
        {({ data }) => (
          <>
            <LateTrailTable rows={data} hasSubject />
            <ListPages address={address} rows={data.length} />
          </>
        )}
      </PartPlace>
    </>
  );
}
