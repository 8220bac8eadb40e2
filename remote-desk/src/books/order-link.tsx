import { deskOrderPath } from "@mandi/shared/contract/page-paths";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";

/** The number of an order, as a link to its page; nothing for a paper of no order. */
export function OrderLink({ number }: { readonly number: string | null }) {
  if (!number) return null;
  return (
    <Link to={deskOrderPath(number)} className={rowLink.link}>
      {number}
    </Link>
  );
}
