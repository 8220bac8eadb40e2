import { ownProductsPath } from "@mandi/shared/contract/page-paths";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { changeSessionUser, useSession } from "@mandi/shared/session";
import { useNavigate } from "react-router-dom";
import { orNull } from "../common/or-null";
import {
  type BuyerProfile,
  becomeSeller,
  readBuyerProfile,
  readSellerTypes,
  type SellerType,
} from "./become-supplier.api";
import { type KnownSupplier, type SupplierForm, toSellerBody } from "./become-supplier.schema";

interface Prefill {
  /** Null when it did not load: the form works without it. */
  readonly profile: BuyerProfile | null;
  readonly types: readonly SellerType[] | null;
}

async function readPrefill(signal: AbortSignal): Promise<Prefill> {
  const [profile, types] = await Promise.all([orNull(readBuyerProfile(signal)), orNull(readSellerTypes(signal))]);
  return { profile, types };
}

const prefillQuery = defineQuery(readPrefill);

/** The form that turns a buyer into a seller (docs/domain.md#roles). */
export function useBecomeSupplier() {
  const state = useQuery(prefillQuery, []);
  const navigate = useNavigate();
  const user = useSession((session) => session.user);
  const known: KnownSupplier = {
    user_name: user?.name ?? "",
    company_name: user?.company_name ?? "",
    email: user?.email ?? "",
  };

  const saving = useSubmit({ onLeave: () => void navigate(ownProductsPath) });

  async function submit(form: SupplierForm) {
    const body = toSellerBody(form);
    const outcome = await saving.submit((keyFor) => becomeSeller(body, keyFor(body)));
    // At once, not with the redirect: the server already treats the account as a seller's (docs/domain.md#roles).
    if (outcome.kind === "done") {
      const { user_name: name, company_name, email = "" } = body;
      changeSessionUser({ type: "seller", name, company_name, email });
    }
    return outcome;
  }

  return { state, known, saving, submit };
}
