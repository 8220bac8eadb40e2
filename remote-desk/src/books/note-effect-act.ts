import type { DeskPaperListAnswer } from "@mandi/shared/contract/desk/paper";
import { paperWords } from "@mandi/shared/messages/desk-books";
import { booksAct } from "./books-act";

const { answers } = paperWords;

/** Records whether the buyer reversed the GST credit of a credit note. */
export const noteEffectAct = ({ number, order_id }: Pick<DeskPaperListAnswer["data"][number], "number" | "order_id">) =>
  booksAct({
    title: paperWords.answer,
    question: paperWords.answerTitle(number),
    text: paperWords.answerText,
    right: "money",
    path: `/desk/order/${order_id}/note-effect`,
    fields: [
      {
        kind: "choice",
        name: "effect",
        label: paperWords.answerLabel,
        missing: paperWords.chooseAnswer,
        choices: (["accepted", "rejected"] as const).map((value) => ({ value, label: answers[value] })),
      },
    ],
    fixed: { note: number },
  });
