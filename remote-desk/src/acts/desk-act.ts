import type { DeskRight } from "@mandi/shared/contract/desk/right";
import type { textProblem } from "@mandi/shared/contract/field-problem";
import type { Choice } from "@mandi/shared/ui/controls/select";
import type { Definition } from "@mandi/shared/ui/data/definition-list";

/** A field of a contract. */
type ContractField = Parameters<typeof textProblem>[0];

interface FieldFrame {
  /** Its name on the wire. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** Whether it may be left empty depends on another field: its label does not say that it may. */
  readonly isUnlabelled?: boolean;
  /** What it starts with, as it is typed. */
  readonly initial?: string;
}

/** A figure that an act asks for. */
export type FigureField = FieldFrame & {
  readonly kind: "money" | "tonnes" | "whole" | "decimal";
  readonly schema: ContractField;
};

/** One thing that an act asks for; `schema` is the contract's, whose limits and sentence it says. */
export type ActField =
  /** `suggestions`: names to choose from while typing; any other may be typed. */
  | (FieldFrame & { readonly kind: "text"; readonly schema: ContractField; readonly suggestions?: readonly string[] })
  | (FieldFrame & { readonly kind: "day"; readonly schema: ContractField })
  | FigureField
  /** `isKey`: the values are keys, numbers on the wire. */
  | (FieldFrame & {
      readonly kind: "choice";
      readonly choices: readonly Choice[];
      readonly missing: string;
      readonly isKey?: boolean;
    })
  /** Any number of keys; what it starts with is the chosen ones, joined by commas. */
  | (FieldFrame & { readonly kind: "choices"; readonly choices: readonly Choice[] })
  /** A picture or PDF, sent first and named by its key; `isList`: the call takes a list of keys. */
  | (FieldFrame & { readonly kind: "paper"; readonly missing: string; readonly isList?: boolean });

/** Something that the desk may do now, with the figures it is decided on. */
export interface DeskAct {
  /** The command of `pnpm desk` that does the same, and what of it. */
  readonly key: string;
  /** The verb, on its button and above what it asks for. */
  readonly title: string;
  /** Above what it asks for instead, where a page has several things to act on. */
  readonly question?: string;
  /** What happens next, in a sentence. */
  readonly text?: string;
  readonly right: DeskRight;
  readonly path: string;
  readonly fields: readonly ActField[];
  /** What the person commits to by it. */
  readonly figures: readonly Definition[];
  /** Sent with what is typed: which step it is, and what was read when it was decided. */
  readonly fixed: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  /** Makes what is sent of what is typed, where the call takes another shape than one field for each question. */
  readonly shape?: (typed: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  readonly isDanger?: boolean;
}
