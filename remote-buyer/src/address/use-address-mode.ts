import { addressPath } from "@mandi/shared/contract/page-paths";
import { useNavigate, useSearchParams } from "react-router-dom";

/** Modes of the address screen; they are in the address bar, so that Back leaves a form. */
export type AddressMode =
  | { readonly kind: "list" }
  | { readonly kind: "add" }
  | { readonly kind: "edit"; readonly id: number };

export function useAddressMode() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return {
    mode: modeOf(params.get("mode"), params.get("id")),
    // Replaces the form's history entry: Back goes to where the user was before it.
    backToList: () => void navigate(addressPath, { replace: true }),
  };
}

function modeOf(mode: string | null, id: string | null): AddressMode {
  if (mode === "add") return { kind: "add" };
  const number = Number(id);
  return mode === "edit" && Number.isInteger(number) && number > 0 ? { kind: "edit", id: number } : { kind: "list" };
}
