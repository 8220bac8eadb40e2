import { trailFilters, trailKinds } from "@mandi/shared/messages/desk-trail-kinds";
import { DateField } from "@mandi/shared/ui/controls/date-field";
import { Select } from "@mandi/shared/ui/controls/select";
import styles from "./books.module.css";
import type { TrailFilters } from "./trail-query";
import { useStaff } from "./use-staff";

interface TrailFiltersProps {
  readonly chosen: TrailFilters;
  readonly onChoose: (filters: TrailFilters) => void;
}

const kinds = Object.entries(trailKinds).map(([value, label]) => ({ value, label }));

/** Whose entries, of what kind and of which day. */
export function TrailFilterFields({ chosen, onChoose }: TrailFiltersProps) {
  const staff = useStaff();
  return (
    <div className={styles.filters} data-print="hide">
      <Select
        label={trailFilters.actor}
        placeholder={trailFilters.everybody}
        choices={staff}
        value={chosen.actor}
        onChange={({ target }) => onChoose({ ...chosen, actor: target.value })}
      />
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
