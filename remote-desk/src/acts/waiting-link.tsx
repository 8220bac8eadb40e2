import { deskApprovalPath } from "@mandi/shared/contract/page-paths";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";
import { useWaitingWords } from "./use-waiting-words";

interface WaitingLinkProps {
  readonly approvalId: number;
  /** What waits, for readers; shown where the row does not show it. */
  readonly of: string;
  readonly isShown?: boolean;
}

/** The request of a row that waits for a second person. */
export function WaitingLink({ approvalId, of, isShown = false }: WaitingLinkProps) {
  const words = useWaitingWords(approvalId);
  const inFull = `${words}: ${of}`;
  return (
    <Link to={deskApprovalPath(approvalId)} className={rowLink.link} aria-label={isShown ? undefined : inFull}>
      {isShown ? inFull : words}
    </Link>
  );
}
