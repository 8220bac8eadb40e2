import { deskEwayBillPath } from "@mandi/shared/contract/page-paths";
import { portals } from "@mandi/shared/messages/desk-portals";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";

/** The number of an e-way bill, as a link to its page. */
export function EwayBillLink({ id, number }: { readonly id: number; readonly number: string | null }) {
  return (
    <Link to={deskEwayBillPath(id)} className={rowLink.link}>
      {number ?? portals.waitsForNumber}
    </Link>
  );
}
