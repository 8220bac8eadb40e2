import { deskFindPath } from "@mandi/shared/contract/page-paths";
import { useNavigate } from "react-router-dom";

/** Focuses the search of the header, or opens its page where the header has no room for it. */
export function useGoToFind(): () => void {
  const navigate = useNavigate();
  return () => {
    if (window.matchMedia("(min-width: 1025px)").matches)
      document.querySelector<HTMLInputElement>("header [role='search'] input")?.focus();
    else void navigate(deskFindPath);
  };
}
