import { deskUserPath } from "@mandi/shared/contract/page-paths";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import rowLink from "./row-link.module.css";

interface PartyLinkProps {
  readonly phone: string;
  readonly children: ReactNode;
}

/** Leads from wherever a party is named to the page of this person. */
export function PartyLink({ phone, children }: PartyLinkProps) {
  return (
    <Link to={deskUserPath(phone)} className={rowLink.link}>
      {children}
    </Link>
  );
}
