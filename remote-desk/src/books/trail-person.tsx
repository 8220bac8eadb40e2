import { common } from "@mandi/shared/messages/common";
import { people } from "@mandi/shared/messages/desk-people";
import { trailFilters } from "@mandi/shared/messages/desk-trail-kinds";
import { useState } from "react";
import { nameOfPerson } from "../people/name-of-person";
import { PersonSearch } from "../people/person-search";
import { usePerson } from "../people/use-person";

interface TrailPersonProps {
  /** Key of the chosen person; empty for everybody. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** By whom and about whom entries are shown: anybody of the market or the desk, or everybody where the field is empty. */
export function TrailPerson({ chosen, onChoose }: TrailPersonProps) {
  const person = usePerson(chosen);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <PersonSearch
      label={trailFilters.person}
      placeholder={person === "loading" ? common.loading : trailFilters.everybody}
      type={null}
      text={typed ?? shownName(person)}
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

/** A chosen person without a name is never shown as everybody. */
function shownName(person: ReturnType<typeof usePerson>): string {
  switch (person) {
    case "none":
    case "loading":
      return "";
    case "failed":
      return people.nameFailed;
    case "not found":
      return people.notFound;
    default:
      return nameOfPerson(person);
  }
}
