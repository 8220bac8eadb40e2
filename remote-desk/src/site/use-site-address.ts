import { deskSitePath } from "@mandi/shared/contract/page-paths";
import { useNavigate, useSearchParams } from "react-router-dom";
import { type Section, sections } from "./sections";

/** The state of the page in its address: the section, and what is open in it; empty for a new one. */
export function useSiteAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const section = sections.find((one) => one === params.get("section")) ?? sections[0];
  return {
    section,
    open: params.get("open"),
    pathOf: (other: Section, open?: string): string => pathOf(other, open),
    /** Back to the list of the section. */
    leave: () => void navigate(pathOf(section)),
  };
}

export type SiteAddress = ReturnType<typeof useSiteAddress>;

/** Props of a part of the page. */
export interface SectionProps {
  readonly address: SiteAddress;
}

const pathOf = (section: Section, open?: string): string =>
  `${deskSitePath}?${new URLSearchParams(open === undefined ? { section } : { section, open })}`;
