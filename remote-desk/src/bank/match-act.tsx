import {
  type BankLinePayer,
  bankLineMatchWrites,
  type DeskBankLinePayers,
  paysWallet,
} from "@mandi/shared/contract/desk/bank-line-match";
import type { DeskUnpaidItem } from "@mandi/shared/contract/unpaid";
import { formatDay } from "@mandi/shared/format/dates";
import { formatPhone } from "@mandi/shared/format/phone";
import { normaliseUtr } from "@mandi/shared/format/utr";
import { bankMatch } from "@mandi/shared/messages/desk-bank";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import { exact } from "../common/exact";
import { PartPlace } from "../common/part-place";
import { paysChoices } from "../payment/pays-choices";
import { useUnpaid } from "./use-line-match";

const { properties } = bankLineMatchWrites["bank-line match"].body;

export interface MatchActProps {
  readonly line: DeskBankLinePayers;
  readonly payer: BankLinePayer;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** What a line pays for the person who was chosen, its UTR and the reason; what they owe is loaded first. */
export function MatchAct({ line, payer, onDone, onClose }: MatchActProps) {
  const state = useUnpaid(payer.id);
  if (state.kind === "ready") {
    return <OpenAct act={matchAct(line, payer, state.data.data)} onDone={onDone} onClose={onClose} />;
  }
  return (
    <Dialog isOpen title={bankMatch.question(exact(line.amount), payer.name)} onClose={onClose}>
      <PartPlace label={bankMatch.pays} state={state}>
        {() => null}
      </PartPlace>
    </Dialog>
  );
}

const matchAct = (line: DeskBankLinePayers, payer: BankLinePayer, unpaid: readonly DeskUnpaidItem[]): DeskAct => ({
  key: `bank-line match ${line.id} ${payer.id}`,
  title: bankMatch.accept(exact(line.amount)),
  question: bankMatch.question(exact(line.amount), payer.name),
  text: bankMatch.consequence,
  right: "money",
  path: `/desk/bank-line/${line.id}/match`,
  figures: [
    { term: bankMatch.payer, value: `${payer.name}, ${formatPhone(payer.phone)}` },
    { term: bankMatch.day, value: formatDay(line.day) },
    { term: bankMatch.text, value: line.text },
  ],
  fixed: { user_id: payer.id },
  fields: [
    {
      kind: "choice",
      name: "pays",
      label: bankMatch.pays,
      missing: bankMatch.choosePays,
      choices: [...paysChoices(unpaid, line.amount), { value: paysWallet, label: bankMatch.wallet }],
    },
    {
      kind: "text",
      name: "utr",
      label: bankMatch.utr,
      hint: line.utrs.length === 0 ? bankMatch.noUtr : bankMatch.utrHint,
      schema: properties.utr,
      tidy: normaliseUtr,
      initial: line.utrs[0] ?? "",
      suggestions: line.utrs,
    },
  ],
});
