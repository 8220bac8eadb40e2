import { books, trailWords } from "@mandi/shared/messages/desk-books";
import { ListPages } from "../common/list-pages";
import { PartPlace } from "../common/part-place";
import { SearchLine } from "../common/search-line";
import { LateTrailTable } from "../trail/late-trail-table";
import type { SectionProps } from "./section-props";
import { TrailFilterFields } from "./trail-filters";
import { useTrail } from "./use-books";

/** Who did what to which object, when and why. */
export function TrailSection({ address }: SectionProps) {
  const chosen = {
    subject: address.filter("subject"),
    person: address.filter("person"),
    whose: address.filter("person") === "" ? "" : address.filter("whose"),
    kind: address.filter("kind"),
    day: address.filter("day"),
  };
  const { subject } = chosen;
  const state = useTrail(chosen, address.page);
  return (
    <>
      <SearchLine
        key={subject}
        label={trailWords.search}
        button={books.find}
        search={subject}
        onSearch={(text) => address.choose({ ...chosen, subject: text })}
      />
      <TrailFilterFields chosen={chosen} onChoose={(filters) => address.choose({ ...filters })} />
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
