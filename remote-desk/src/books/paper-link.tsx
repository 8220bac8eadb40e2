import { deskPaperPath } from "@mandi/shared/contract/page-paths";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";

interface PaperLinkProps {
  /** The key of a document; its number where the platform numbered it. */
  readonly paper: number | string;
  readonly children: ReactNode;
}

/** Leads from wherever a document is named to its page at the desk. */
export function PaperLink({ paper, children }: PaperLinkProps) {
  return (
    <Link to={deskPaperPath(paper)} className={rowLink.link}>
      {children}
    </Link>
  );
}
