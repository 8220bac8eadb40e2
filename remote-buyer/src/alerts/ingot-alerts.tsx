import type { IngotAlert } from "@mandi/shared/contract/alert";
import { formatRupees } from "@mandi/shared/format/rupees";
import { alerts } from "@mandi/shared/messages/alerts";
import { Select } from "@mandi/shared/ui/controls/select";
import styles from "./alerts.module.css";
import { useIngotMoves } from "./use-alerts";

/** The moves that are offered, in rupees per MT. */
const moves = [100, 250, 500, 1_000, 2_000] as const;

/** The move of the ingot price of each place that triggers an alert. A choice is saved at once. */
export function IngotAlerts({ places }: { readonly places: readonly IngotAlert[] }) {
  const { shown, choose } = useIngotMoves();
  return (
    <>
      <h3 className={styles.head}>{alerts.ingot}</h3>
      <p className={styles.note}>{alerts.ingotNote}</p>
      <div className={styles.places}>
        {places.map(({ location, price, move: known }) => {
          const move = shown(location, known);
          return (
            <Select
              key={location}
              label={location}
              hint={price === null ? alerts.noPrice : alerts.ingotNow(formatRupees(price))}
              disabled={price === null}
              choices={[
                { value: "", label: alerts.notFollowed },
                ...movesWith(move).map((amount) => ({
                  value: String(amount),
                  label: alerts.movesBy(formatRupees(amount)),
                })),
              ]}
              value={move === null ? "" : String(move)}
              onChange={({ target: { value } }) => {
                void choose(location, move, value === "" ? null : Number(value));
              }}
            />
          );
        })}
      </div>
    </>
  );
}

function movesWith(chosen: number | null): readonly number[] {
  return [...new Set([...moves, chosen ?? moves[0]])].sort((one, other) => one - other);
}
