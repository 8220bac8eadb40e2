import { common } from "@mandi/shared/messages/common";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";

/** A profile in mode show; what is not known yet is a dash. */
export function ProfileFacts({ facts }: { readonly facts: readonly (readonly [term: string, value: string])[] }) {
  return <DefinitionList items={facts.map(([term, value]) => ({ term, value: value.trim() || common.missing }))} />;
}

/** `Trader, Contractor` */
export function namesOf(list: readonly { readonly name: string }[]): string {
  return list.map(({ name }) => name).join(", ");
}
