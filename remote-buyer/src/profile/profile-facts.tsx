import { common } from "@mandi/shared/messages/common";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Note } from "@mandi/shared/ui/feedback/note";

/**
 * `warning`: a likely mistake. Forms warn and save, so the warning is repeated where the person reads what was saved.
 */
type Fact = readonly [term: string, value: string, warning?: string | undefined];

/** A profile in mode show; missing values are a dash. */
export function ProfileFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const doubtful = facts.filter(([, , warning]) => warning !== undefined);
  return (
    <>
      {doubtful.length === 0 ? null : (
        <Note tone="warn">
          {doubtful.map(([term, , warning]) => (
            <p key={term}>
              {term}: {warning}
            </p>
          ))}
        </Note>
      )}
      <DefinitionList items={facts.map(([term, value]) => ({ term, value: value.trim() || common.missing }))} />
    </>
  );
}

/** `Trader, Contractor` */
export function namesOf(list: readonly { readonly name: string }[]): string {
  return list.map(({ name }) => name).join(", ");
}
