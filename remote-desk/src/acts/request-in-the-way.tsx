import { deskApprovalPath } from "@mandi/shared/contract/page-paths";
import { acts } from "@mandi/shared/messages/desk-acts";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";

/** The request that a refusal names by its number: an act on the same thing waits for a second person already. */
export function RequestInTheWay({ refusal }: { readonly refusal: string | null }) {
  const id = /second person\W+A(\d+)/.exec(refusal ?? "")?.[1];
  return id === undefined ? null : (
    <Link to={deskApprovalPath(Number(id))} className={rowLink.link}>
      {acts.seeRequest(id)}
    </Link>
  );
}
