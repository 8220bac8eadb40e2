import beam from "@mandi/shared/art/product/beam.svg";
import type { IngotPriceAnswer } from "@mandi/shared/contract/ingot-price";
import { ingot } from "@mandi/shared/messages/public-ingot";
import { login } from "@mandi/shared/messages/public-login";
import { Delta } from "@mandi/shared/ui/data/delta";
import { Price } from "@mandi/shared/ui/data/price";
import { shareOfChange } from "../ingot/ingot-figures";
import styles from "./login.module.css";
import { useTodaysIngotPrice } from "./use-todays-ingot-price";

/**
 * The ingot price next to the form, on wide windows. Without it the panel stays as it is: the login does not need it.
 */
export function IngotAside() {
  const state = useTodaysIngotPrice();
  return (
    <aside className={styles.side} aria-label={ingot.title}>
      <div className={styles.figure}>
        {state.kind === "ready" ? <Figure answer={state.data} /> : null}
        <p className={styles.pitch}>{login.aside}</p>
      </div>
      <img className={styles.art} src={beam} alt="" width={320} height={240} />
    </aside>
  );
}

function Figure({ answer }: { readonly answer: IngotPriceAnswer }) {
  const { today, previous } = answer.latest_price;
  const [place] = answer.location;
  if (today === null || place === undefined) return null;
  return (
    <>
      <span className={styles.place}>{ingot.ingotAt(place)}</span>
      <Price rupees={today} size="xl" spokenUnit={ingot.spokenUnit} className={styles.price} />
      {previous === null ? null : (
        <Delta change={today - previous} percent={shareOfChange(today, previous)} size="l" className={styles.delta} />
      )}
    </>
  );
}
