/** What waits for a second person: who requested what, whose money it is, and every figure that was entered. */
export function approvalLines(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { id, action, does, about, payer, utr, amount, requested_by, requested_at, reason, input } = row;
  return {
    id,
    action,
    does,
    about,
    payer,
    utr,
    amount,
    asked_by: requested_by,
    asked_at: requested_at,
    reason,
    ...typedFields(String(input)),
  };
}

/** The fields of the act as entered; its reason is already shown. */
function typedFields(input: string): Readonly<Record<string, unknown>> {
  const stored: unknown = JSON.parse(input);
  const body = typeof stored === "object" && stored !== null && "body" in stored ? stored.body : null;
  const fields = typeof body === "object" && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(
    fields.filter(([name]) => name !== "reason").map(([name, value]) => [`--${name.replaceAll("_", "-")}`, value]),
  );
}
