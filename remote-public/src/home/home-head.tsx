import { createRfqPath } from "@mandi/shared/contract/page-paths";
import { home } from "@mandi/shared/messages/public-home";
import { roleOf, useSession } from "@mandi/shared/session";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import styles from "./home-head.module.css";

/** The heading of the home page. A visitor reads what Mandi does and where to begin; who trades here has their tasks instead. */
export function HomeHead() {
  const role = useSession(roleOf);
  if (role !== "visitor") return <VisuallyHidden as="h1">{home.title}</VisuallyHidden>;
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{home.title}</h1>
        <p className={styles.text}>{home.intro}</p>
      </div>
      <ButtonLink to={createRfqPath}>{home.ask}</ButtonLink>
    </header>
  );
}
