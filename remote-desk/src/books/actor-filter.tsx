import { trailFilters } from "@mandi/shared/messages/desk-trail-kinds";
import { useState } from "react";
import { nameOfPerson } from "../people/name-of-person";
import { PersonSearch } from "../people/person-search";
import { usePerson } from "../people/use-person";

interface ActorFilterProps {
  /** Key of the chosen person; empty for everybody. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** Whose entries are shown: a member of the desk, or everybody where the field is empty. */
export function ActorFilter({ chosen, onChoose }: ActorFilterProps) {
  const person = usePerson(chosen);
  const [typed, setTyped] = useState<string | null>(null);
  const name = person === undefined ? "" : nameOfPerson(person);
  return (
    <PersonSearch
      label={trailFilters.actor}
      placeholder={trailFilters.everybody}
      type="staff"
      text={typed ?? name}
      onText={(text) => {
        setTyped(text);
        if (text === "" && chosen !== "") onChoose("");
      }}
      onChoose={({ id }) => {
        setTyped(null);
        onChoose(String(id));
      }}
      onLeave={() => setTyped(null)}
    />
  );
}
