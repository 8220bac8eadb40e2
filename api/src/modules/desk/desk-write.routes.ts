import { bankLineMatchWrites } from "@mandi/shared/contract/desk/bank-line-match";
import { bankStatementWrites } from "@mandi/shared/contract/desk/bank-statement";
import { ApprovalParams, DeskAnswer, DeskParams } from "@mandi/shared/contract/desk/field";
import { peopleWrites } from "@mandi/shared/contract/desk/people";
import { found } from "../../platform/errors";
import { defineRoute, Nothing, type Route } from "../../platform/routes/route";
import type { Services } from "../../platform/services";
import { acceptBankLines } from "./accept-bank-lines.service";
import { deskActions } from "./actions/all-actions";
import type { DeskAction, DeskContext } from "./actions/desk-action";
import { confirmApproval, declineApproval } from "./approval.service";
import { type DeskOutcome, performAct } from "./desk.service";
import { readDeskKey } from "./desk-key.service";
import { matchBankLine } from "./match-bank-line.service";

const write = {
  method: "POST",
  access: ["staff"],
  rate: "write",
  idempotency: "required",
  answer: DeskAnswer,
} as const;

function presentOutcome({ message, id, number, warnings = [], approvalId }: DeskOutcome): DeskAnswer {
  return {
    message,
    approval_id: approvalId,
    ...(id === undefined ? {} : { id }),
    ...(warnings.length === 0 ? {} : { warnings: [...warnings] }),
    ...(number === undefined ? {} : { number }),
  };
}

interface Asked {
  readonly clock: { now(): Date };
  readonly actor: { readonly id: number };
  readonly requestId: string;
  readonly ip: string;
  readonly services: Services;
}

function contextOf({ clock, actor, requestId, ip, services }: Asked, body: unknown): DeskContext {
  const reason = typeof body === "object" && body !== null && "reason" in body ? String(body.reason) : "";
  return {
    at: clock.now(),
    actorId: actor.id,
    reason: reason.trim(),
    requestId,
    address: ip,
    hasPicture: services.hasPicture,
    portalKey: services.portalKey,
  };
}

function asObject(body: unknown): object {
  return typeof body === "object" && body !== null ? body : {};
}

/** The path shows whether an act names its subject by key. */
function routeOf(action: DeskAction): Route {
  const { right, path, summary, body, bodyBytes } = action;
  if (!path.includes(":id")) {
    return defineRoute({
      ...write,
      right,
      path,
      summary,
      params: Nothing,
      body,
      ...(bodyBytes !== undefined && { bodyBytes }),
      handle: async (input) =>
        presentOutcome(
          await performAct(input.db, action, {
            id: 0,
            body: asObject(input.body),
            context: contextOf(input, input.body),
          }),
        ),
    });
  }
  return defineRoute({
    ...write,
    right,
    path,
    summary,
    params: DeskParams,
    body,
    handle: async (input) =>
      presentOutcome(
        await performAct(input.db, action, {
          id: await readDeskKey(input.db, path, input.params.id),
          body: asObject(input.body),
          context: contextOf(input, input.body),
        }),
      ),
  });
}

const verifyAction = (): DeskAction => found(deskActions.find(({ name }) => name === "payment verify"));

/** The acts of the desk, all under the same rules: staff only, a reason, the trail, and a second person for large amounts. */
export const deskWriteRoutes: readonly Route[] = [
  ...deskActions.map(routeOf),
  defineRoute({
    ...write,
    ...bankStatementWrites["bank-line accept"],
    async handle(input) {
      return presentOutcome(await acceptBankLines(input.db, verifyAction(), input.body, contextOf(input, input.body)));
    },
  }),
  defineRoute({
    ...write,
    ...bankLineMatchWrites["bank-line match"],
    params: DeskParams,
    async handle(input) {
      const id = await readDeskKey(input.db, bankLineMatchWrites["bank-line match"].path, input.params.id);
      const request = { id, body: input.body, context: contextOf(input, input.body) };
      return presentOutcome(await matchBankLine(input.db, verifyAction(), request));
    },
  }),
  defineRoute({
    ...write,
    ...peopleWrites["approval confirm"],
    params: ApprovalParams,
    async handle(input) {
      const context = contextOf(input, input.body);
      const { isLapsed, ...result } = await confirmApproval(input.db, deskActions, Number(input.params.id), context);
      return { ...presentOutcome({ ...result, approvalId: null }), ...(isLapsed ? { lapsed: true } : {}) };
    },
  }),
  defineRoute({
    ...write,
    ...peopleWrites["approval decline"],
    params: ApprovalParams,
    async handle(input) {
      const context = contextOf(input, input.body);
      await declineApproval(input.db, deskActions, Number(input.params.id), context);
      return presentOutcome({ message: "The request is declined; nothing was done.", approvalId: null });
    },
  }),
];
