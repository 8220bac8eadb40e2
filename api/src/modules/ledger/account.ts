import type {
  AccountKind,
  OrderAccountKind,
  PlatformAccountKind,
  UserAccountKind,
} from "@mandi/shared/contract/desk/account";

/** Identifies an account that may not exist yet. */
export interface AccountRef {
  readonly kind: AccountKind;
  readonly userId: number | null;
  readonly orderId: number | null;
  /** For TDS that the platform owes: the code under which it was deducted, `1031`. */
  readonly part: string | null;
}

/** An account of the platform itself. */
export function platformAccount(kind: PlatformAccountKind): AccountRef {
  return { kind, userId: null, orderId: null, part: null };
}

/** An account of one user. */
export function userAccount(kind: UserAccountKind, userId: number): AccountRef {
  return { kind, userId, orderId: null, part: null };
}

/** An account of one order. */
export function orderAccount(kind: OrderAccountKind, orderId: number): AccountRef {
  return { kind, userId: null, orderId, part: null };
}

/** TDS that the platform deducted under a code of the law and owes to the tax office. */
export function tdsPayable(code: string): AccountRef {
  return { kind: "tds_payable", userId: null, orderId: null, part: code };
}

/** The account's name in the books, `wallet:12`, `payable:seller:7`, `tds_payable:1031`, `bank`. */
export function accountCode({ kind, userId, orderId, part }: AccountRef): string {
  const owner = userId ?? orderId ?? part;
  return owner === null ? kind : `${kind}:${owner}`;
}
