import { fieldErrors } from "@mandi/shared/forms/field-errors";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { changeSessionUser, useSession } from "@mandi/shared/session";
import type { FormikHelpers } from "formik";
import { useNavigate } from "react-router-dom";
import { orNull } from "../page/or-null";
import { useIntentKey } from "../page/use-intent-key";
import { useSaving } from "../page/use-saving";
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

/** The form that makes a buyer a seller (docs/domain.md#roles). */
export function useBecomeSupplier() {
  const state = useQuery(prefillQuery, []);
  const navigate = useNavigate();
  const { keyFor } = useIntentKey();
  const user = useSession((session) => session.user);
  const known: KnownSupplier = {
    user_name: user?.name ?? "",
    company_name: user?.company_name ?? "",
    email: user?.email ?? "",
  };

  const saving = useSaving({
    onLeave() {
      Promise.resolve(navigate("/commodity-products")).catch(() => undefined);
    },
  });

  async function submit(form: SupplierForm, { setErrors }: FormikHelpers<SupplierForm>): Promise<void> {
    const body = toSellerBody(form);
    const written = await saving.save(async () => {
      const answer = await becomeSeller(body, keyFor(body));
      // At once, not with the redirect: the server already treats the account as a seller's (docs/domain.md#roles).
      const { user_name: name, company_name, email = "" } = body;
      changeSessionUser({ type: "seller", name, company_name, email });
      return answer;
    });
    if (written.kind === "refused") setErrors(fieldErrors(written.failure));
  }

  return { state, known, saving, submit };
}
