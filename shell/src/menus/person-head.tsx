import person from "@mandi/shared/art/brand/placeholder-user.svg";
import { Link } from "react-router-dom";
import styles from "./person-head.module.css";

interface PersonHeadProps {
  readonly name: string;
  readonly label: string;
  /** Null for those who have no profile page. */
  readonly to: string | null;
  readonly onClose: () => void;
}

/** Company and role at the top of the drawer, as a link to the profile. */
export function PersonHead({ name, label, to, onClose }: PersonHeadProps) {
  const words = (
    <>
      <img className={styles.picture} src={person} alt="" width={40} height={40} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.label}>{label}</span>
      </span>
    </>
  );
  if (to === null) return <div className={styles.head}>{words}</div>;
  return (
    <Link to={to} className={styles.head} onClick={onClose}>
      {words}
    </Link>
  );
}
