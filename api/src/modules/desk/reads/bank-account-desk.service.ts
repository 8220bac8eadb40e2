import { bankAccountWrites } from "@mandi/shared/contract/desk/bank-account";
import { read } from "@mandi/shared/contract/read";
import type { Db } from "../../../platform/database/database";
import { deskRows, offsetOf } from "../../../reads/desk/desk-page";
import { listBankAccounts } from "../../bank-account/bank-account.open.store";
import { readAccount } from "../actions/bank-account.actions";
import { inputOf } from "../approval.service";
import { selectConfirmed, selectWaitingOf } from "../approval.store";

/** The account that waits, the one that payers are shown, and earlier ones. */
export async function listBankAccountsForDesk(db: Db, page: number | undefined) {
  const offset = offsetOf(page);
  const rows = await listBankAccounts(db, deskRows, offset);
  const decided = await selectConfirmed(db, "bank-account set");
  const set = rows.map(({ id: _id, set_at, set_by, ...account }, place) => {
    // The account is stored when the second person confirms it, under their name.
    const approval = decided.find(({ by, at }) => by === set_by && at?.getTime() === set_at.getTime());
    return {
      state: offset + place === 0 ? ("shown" as const) : ("earlier" as const),
      ...account,
      set_by: approval?.asked_by ?? "nobody",
      confirmed_by: approval?.confirmed_by ?? null,
      at: set_at.toISOString(),
      approval_id: null,
    };
  });
  return { data: offset === 0 ? [...(await waiting(db)), ...set] : set };
}

async function waiting(db: Db) {
  const { body } = bankAccountWrites["bank-account set"];
  return (await selectWaitingOf(db, "bank-account set")).map(({ id, input, name, requested_at }) => ({
    state: "waiting" as const,
    ...readAccount(read(body, inputOf(input).body)),
    set_by: name,
    confirmed_by: null,
    at: requested_at.toISOString(),
    approval_id: id,
  }));
}
