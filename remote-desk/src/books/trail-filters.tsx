import { trailFilters, trailKinds } from "@mandi/shared/messages/desk-trail-kinds";
import { DateField } from "@mandi/shared/ui/controls/date-field";
import { Select } from "@mandi/shared/ui/controls/select";
import styles from "./books.module.css";
import { TrailPerson } from "./trail-person";
import type { TrailFilters } from "./trail-query";

const whose = [
  { value: "", label: trailFilters.byOrAbout },
  { value: "own", label: trailFilters.onlyBy },
];

interface TrailFiltersProps {
  readonly chosen: TrailFilters;
  readonly onChoose: (filters: TrailFilters) => void;
}

const kinds = Object.entries(trailKinds).map(([value, label]) => ({ value, label }));

/** Whose entries, of what kind and of which day. */
export function TrailFilterFields({ chosen, onChoose }: TrailFiltersProps) {
  return (
    <div className={styles.filters} data-print="hide">
      <TrailPerson chosen={chosen.person} onChoose={(person) => onChoose({ ...chosen, person })} />
      {chosen.person === "" ? null : (
        <Select
          label={trailFilters.whose}
          choices={whose}
          value={chosen.whose}
          onChange={({ target }) => onChoose({ ...chosen, whose: target.value })}
        />
      )}
      <Select
        label={trailFilters.kind}
        placeholder={trailFilters.everything}
        choices={kinds}
        value={chosen.kind}
        onChange={({ target }) => onChoose({ ...chosen, kind: target.value })}
      />
      <DateField
        label={trailFilters.day}
        value={chosen.day}
        onChange={({ target }) => onChoose({ ...chosen, day: target.value })}
      />
    </div>
  );
}
