import { become } from "@mandi/shared/messages/transporter";
import { ProductArt } from "@mandi/shared/ui/media/product-art";
import styles from "./become.module.css";

/** Why to become a transporter: three steps, and the goods. */
export function BecomeHero() {
  return (
    <section aria-labelledby="become-title">
      <h1 id="become-title">{become.title}</h1>
      <p className={styles.lead}>{become.lead}</p>
      <ol className={styles.steps}>
        {become.steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h2 className={styles.stepTitle}>{title}</h2>
            <p className={styles.stepText}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.art}>
        <ProductArt name="tmt-bar" isEager />
        <ProductArt name="coil" isEager />
        <ProductArt name="beam" isEager />
      </div>
    </section>
  );
}
