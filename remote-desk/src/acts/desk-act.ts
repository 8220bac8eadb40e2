import type { DeskRight } from "@mandi/shared/contract/desk/right";
import type { textProblem } from "@mandi/shared/contract/field-problem";
import type { UserType } from "@mandi/shared/contract/role";
import type { Choice } from "@mandi/shared/ui/controls/select";
import type { Definition } from "@mandi/shared/ui/data/definition-list";

/** A field of a contract. */
type ContractField = Parameters<typeof textProblem>[0];

/** The typed values of an act's fields, by the names on the wire. */
type TypedValues = Readonly<Record<string, string | File | null>>;

interface FieldFrame {
  /** Its name on the wire. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** Whether it may be left empty depends on another field, so its label does not say "optional". */
  readonly isUnlabelled?: boolean;
  /** For an optional field: the typed values with which it is needed after all, as the server will say. */
  readonly isNeededWith?: (values: TypedValues) => boolean;
  /** The initial value, as typed. */
  readonly initial?: string;
}

/** A figure that an act needs. */
export type FigureField = FieldFrame & {
  readonly kind: "money" | "tonnes" | "whole" | "decimal";
  readonly schema: ContractField;
};

/** One field of an act; `schema` is the contract's, with its limits and its message. */
export type ActField =
  /** `suggestions`: names to choose from while typing; others are allowed. `tidy` turns what is typed into what is sent. */
  | (FieldFrame & {
      readonly kind: "text";
      readonly schema: ContractField;
      readonly suggestions?: readonly string[];
      readonly tidy?: (text: string) => string;
    })
  /** A name, found among the people of one type or typed. */
  | (FieldFrame & { readonly kind: "person name"; readonly schema: ContractField; readonly type: UserType })
  | (FieldFrame & { readonly kind: "day"; readonly schema: ContractField })
  | FigureField
  /** `isKey`: the values are keys, numbers on the wire. */
  | (FieldFrame & {
      readonly kind: "choice";
      readonly choices: readonly Choice[];
      readonly missing: string;
      readonly isKey?: boolean;
    })
  /** Any number of keys; the initial value is the chosen ones, joined by commas. */
  | (FieldFrame & { readonly kind: "choices"; readonly choices: readonly Choice[] })
  /** A picture or PDF, uploaded first and referred to by its key; `isList`: the call takes a list of keys. */
  | (FieldFrame & { readonly kind: "paper"; readonly missing: string; readonly isList?: boolean });

/** An act that is possible now, with the figures on which it is decided. */
export interface DeskAct {
  /** The command of `pnpm desk` that does the same, with its object. */
  readonly key: string;
  /** The verb, on its button and as the heading of its fields. */
  readonly title: string;
  /** The heading of its fields instead, where a page has several objects. */
  readonly question?: string;
  /** What the reason is called, where the act consists of it. */
  readonly reasonLabel?: string;
  /** What happens next, in a sentence. */
  readonly text?: string;
  readonly right: DeskRight;
  readonly path: string;
  readonly fields: readonly ActField[];
  /** What the person commits to by it. */
  readonly figures: readonly Definition[];
  /** Sent with the typed values: which step it is, and the state on which it was decided. */
  readonly fixed: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  /** Converts the typed values into the body, where the call does not have one field for each of them. */
  readonly shape?: (typed: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /**
   * Asks the server what the typed values come to. The first press shows it, and only the second one acts: with these figures, which
   * the server compares with its own.
   */
  readonly draft?: (typed: Readonly<Record<string, unknown>>) => Promise<ActDraft>;
  /** The verb with what was chosen, on the button that acts; null while nothing is. */
  readonly confirmFor?: (values: TypedValues) => string | null;
  /** The way back, where the act itself is called a cancellation. */
  readonly keepText?: string;
  readonly isDanger?: boolean;
}

/** What an act would come to. */
export interface ActDraft {
  readonly figures: readonly Definition[];
  /** The verb with the sum, on the button that acts. */
  readonly confirmText: string;
  /** Sent with the act. */
  readonly fixed: Readonly<Record<string, number>>;
}
