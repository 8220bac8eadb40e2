import { shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import type { FreightTax } from "@mandi/shared/contract/transporter/freight-bill";
import { type Send, type SubmitOptions, useSubmit } from "@mandi/shared/forms/use-submit";
import { type BillForm, billBody } from "./bill.schema";
import { declareTax, sendBill } from "./bills.api";

/** Sends the bill of a vehicle. */
export function useSendBill(
  { vehicleId, tax }: { readonly vehicleId: number; readonly tax: FreightTax },
  after: Pick<SubmitOptions, "onRefresh" | "onLeave">,
) {
  const saving = useSubmit({ noticeMs: shortNoticeDurationMs, cooldownMs: 0, ...after });

  function submit(form: BillForm) {
    const body = billBody(form, tax);
    return saving.submit((keyFor) => sendBill(vehicleId, body, keyFor(body)));
  }

  return { submit, saving };
}

/** The call that declares a tax once it is confirmed. */
export function declaration(tax: FreightTax): Send<{ readonly message: string }> {
  return (keyFor) => declareTax({ tax }, keyFor({ tax }));
}
