import { becomeSupplier } from "@mandi/shared/messages/become-supplier";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { useFormikContext } from "formik";
import type { SellerType } from "./become-supplier.api";
import styles from "./become-supplier.module.css";
import type { SupplierForm } from "./become-supplier.schema";

/** What kind of seller: any number of the configured types. */
export function SellerTypeChoice({ types }: { readonly types: readonly SellerType[] }) {
  const { values, setFieldValue } = useFormikContext<SupplierForm>();
  const chosen = new Set(values.seller_type);

  function toggle(id: number): void {
    const next = chosen.has(id) ? values.seller_type.filter((other) => other !== id) : [...values.seller_type, id];
    setFieldValue("seller_type", next).catch(() => undefined);
  }

  return (
    <div className={styles.types}>
      <p className={classes(styles.label, styles.starred)}>{becomeSupplier.types}</p>
      <ChipGroup label={becomeSupplier.types}>
        {types.map(({ id, name }) => (
          <Chip key={id} isChosen={chosen.has(id)} onToggle={() => toggle(id)}>
            {name}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  );
}
