import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { formatPhone } from "@mandi/shared/format/phone";
import { common } from "@mandi/shared/messages/common";
import { people as messages } from "@mandi/shared/messages/desk-people";
import { users } from "@mandi/shared/messages/desk-user-pages";
import { Button } from "@mandi/shared/ui/controls/button";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { useEffect, useRef } from "react";
import { nameOfPerson } from "./name-of-person";
import styles from "./person-search.module.css";
import type { PersonSearch } from "./use-person-search";

interface PersonListProps {
  /** Of the field, from which its parts have their own. */
  readonly id: string;
  readonly label: string;
  readonly search: PersonSearch;
  /** Position of the one that the keyboard is at; -1 for none. */
  readonly active: number;
  /** People of every type are searched: each row says which its person is of. */
  readonly isOfAnyType: boolean;
  readonly onChoose: (person: DeskUser) => void;
}

/** The people that a search found. Pressing it keeps the focus in the field. */
export function PersonList({ id, label, search, active, isOfAnyType, onChoose }: PersonListProps) {
  const place = useRef<HTMLDivElement>(null);
  const { people, state } = search;
  useEffect(() => {
    const row = place.current?.querySelector(active === -1 ? "[role=listbox]" : "[aria-selected=true]");
    row?.scrollIntoView?.({ block: "nearest" });
  }, [active]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div ref={place} className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={`${id}-list`} aria-label={label}>
        {people.map((person, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
          <div
            key={person.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes(styles.option, index === active && styles.on)}
            onClick={() => onChoose(person)}
          >
            <span>{nameOfPerson(person)}</span>
            <span className={styles.note}>{noteOf(person, isOfAnyType)}</span>
          </div>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {statusOf(search)}
      </p>
      {state === "failed" ? (
        <Button size="s" onClick={search.retry}>
          {common.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}

/** What tells people of one name apart. */
function noteOf(person: DeskUser, isOfAnyType: boolean): string {
  const { name, phone, type, suspended_at } = person;
  const other = name === nameOfPerson(person) ? "" : name;
  return [
    other,
    isOfAnyType ? users.typeOf[type] : "",
    formatPhone(phone),
    suspended_at === null ? "" : users.suspended,
  ]
    .filter(Boolean)
    .join(", ");
}

function statusOf({ state, people, hasMore }: PersonSearch): string {
  if (state === "failed") return common.failedTitle;
  if (state === "searching") return messages.searching;
  if (people.length === 0) return messages.nobody;
  return hasMore ? messages.more(people.length) : messages.found(people.length);
}
