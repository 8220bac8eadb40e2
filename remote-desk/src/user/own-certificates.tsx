import type { DeskTdsOwnAnswer } from "@mandi/shared/contract/desk/tds-own";
import { formatDay } from "@mandi/shared/format/dates";
import { ownDeduction, taxOf } from "@mandi/shared/messages/desk-user-tax";
import type { PageState } from "@mandi/shared/query/page-state";
import { exact } from "../common/exact";
import styles from "../common/panel.module.css";
import { PartPlace } from "../common/part-place";

/** Our certificates under which this buyer deducts less, with the used part of each; nothing where there are none. */
export function OwnCertificates({ state }: { readonly state: PageState<DeskTdsOwnAnswer> }) {
  return (
    <PartPlace label={ownDeduction.list} state={state}>
      {({ data }) => (
        <>
          {data.map(({ id, number, code, rate, ceiling, used, first_day, last_day, is_counting }) => (
            <p key={id} className={styles.subtle}>
              {ownDeduction.of(number, is_counting === 1)}{" "}
              {taxOf.lowerRate(rate, code, formatDay(first_day), formatDay(last_day))}{" "}
              {ownDeduction.usedOf(exact(used), exact(ceiling))}
            </p>
          ))}
        </>
      )}
    </PartPlace>
  );
}
