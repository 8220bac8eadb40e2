import type { DeskTdsLowerAnswer } from "@mandi/shared/contract/desk/tds-lower";
import type { DeskTdsOwnAnswer } from "@mandi/shared/contract/desk/tds-own";
import { formatDay } from "@mandi/shared/format/dates";
import { ownDeduction, taxOf } from "@mandi/shared/messages/desk-user-tax";
import type { PageState } from "@mandi/shared/query/page-state";
import { exact } from "../common/exact";
import styles from "../common/panel.module.css";
import { PartPlace } from "../common/part-place";

type Their = DeskTdsLowerAnswer["data"][number];
type Own = DeskTdsOwnAnswer["data"][number];

/** A person's certificates of lower deduction, with the used part of each; nothing where they have none. */
export function TheirCertificates({ state }: { readonly state: PageState<DeskTdsLowerAnswer> }) {
  return (
    <PartPlace label={taxOf.lowerList} state={state}>
      {({ data }) => data.map((of) => <Certificate key={of.id} of={of} head={theirHead(of)} used={taxOf.lowerUsed} />)}
    </PartPlace>
  );
}

/** Our certificates under which this buyer deducts less, with the used part of each; nothing where there are none. */
export function OwnCertificates({ state }: { readonly state: PageState<DeskTdsOwnAnswer> }) {
  return (
    <PartPlace label={ownDeduction.list} state={state}>
      {({ data }) =>
        data.map((of) => <Certificate key={of.id} of={of} head={ownHead(of)} used={ownDeduction.usedOf} />)
      }
    </PartPlace>
  );
}

const theirHead = ({ number, state }: Their): string => taxOf.lowerOf(number, state);
const ownHead = ({ number, is_counting }: Own): string => ownDeduction.of(number, is_counting === 1);

interface CertificateProps {
  readonly of: Their | Own;
  readonly head: string;
  readonly used: (used: string, ceiling: string) => string;
}

function Certificate({ of, head, used }: CertificateProps) {
  return (
    <p className={styles.subtle}>
      {head} {taxOf.lowerRate(of.rate, of.code, formatDay(of.first_day), formatDay(of.last_day))}{" "}
      {used(exact(of.used), exact(of.ceiling))}
    </p>
  );
}
