import { panApartWrites as writes } from "@mandi/shared/contract/desk/pan-apart";
import { partiesOfUser } from "../../../reads/desk/parties.read";
import { sayPanApart } from "../../profiles/pan-apart.service";
import { asked } from "../asked-in-words";
import { type DeskAction, deskAction } from "./desk-action";

const pan = asked("PAN");

interface Saying {
  readonly isApart: boolean;
  readonly heading: string;
  readonly effectOn: (pan: string) => string;
}

const sayingPan = (command: keyof typeof writes, { isApart, heading, effectOn }: Saying): DeskAction =>
  deskAction(command, writes[command], {
    subject: (id) => `user:${id}`,
    part: () => "pan",
    parties: partiesOfUser,
    needsSecond: async () => true,
    heading,
    asked: { pan },
    async run(tx, id, body, { reason, at, actorId }) {
      await sayPanApart(tx, id, { pan: body.pan, isApart }, { reason, at, actorId });
      return { message: effectOn(body.pan) };
    },
  });

/** Separates a login from the company whose PAN it entered, or rejoins it: it lifts or sets a limit on credit, so never one person alone. */
export const panApartActions: readonly DeskAction[] = [
  sayingPan("user pan-apart", {
    isApart: true,
    heading: "Separate a login from a company",
    effectOn: (of) => `This login no longer counts for the company with PAN ${of}.`,
  }),
  sayingPan("user pan-join", {
    isApart: false,
    heading: "Rejoin a login to a company",
    effectOn: (of) => `This login counts for the company with PAN ${of} again.`,
  }),
];
