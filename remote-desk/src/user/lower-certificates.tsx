import type { DeskTdsLowerAnswer } from "@mandi/shared/contract/desk/tds-lower";
import { formatDay } from "@mandi/shared/format/dates";
import { taxOf } from "@mandi/shared/messages/desk-user-tax";
import type { PageState } from "@mandi/shared/query/page-state";
import { exact } from "../common/exact";
import styles from "../common/panel.module.css";
import { PartPlace } from "../common/part-place";

/** A person's certificates of lower deduction, with the used part of each; nothing where they have none. */
export function LowerCertificates({ state }: { readonly state: PageState<DeskTdsLowerAnswer> }) {
  return (
    <PartPlace label={taxOf.lowerList} state={state}>
      {({ data }) => (
        <>
          {data.map(({ id, number, code, rate, ceiling, used, first_day, last_day, state: now }) => (
            <p key={id} className={styles.subtle}>
              {taxOf.lowerOf(number, now)} {taxOf.lowerRate(rate, code, formatDay(first_day), formatDay(last_day))}{" "}
              {taxOf.lowerUsed(exact(used), exact(ceiling))}
            </p>
          ))}
        </>
      )}
    </PartPlace>
  );
}
