import { products } from "@mandi/shared/messages/public-products";
import styles from "./product-list.module.css";
import { useLeftOut } from "./use-left-out";

/** Which words of the search the list does not use: none is left out in silence. */
export function LeftOutNote({ hasPlace }: { readonly hasPlace: boolean }) {
  const words = useLeftOut();
  if (words.length === 0) return null;
  return (
    <p role="status" className={styles.leftOut}>
      {products.leftOut(words)} {hasPlace ? null : products.leftOutPlace}
    </p>
  );
}
