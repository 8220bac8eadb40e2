import { formatRupees } from "@mandi/shared/format/rupees";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { prices } from "@mandi/shared/messages/desk-prices";
import { Button } from "@mandi/shared/ui/controls/button";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { MoneyField } from "@mandi/shared/ui/controls/money-field";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import styles from "../common/panel.module.css";
import { WithRight } from "../rights/with-right";
import own from "./prices.module.css";
import { useConfirmKey } from "./use-confirm-key";
import type { PriceEntry, PriceRound } from "./use-price-round";

/** Source and explanation together are one reason. */
const sourceLength = 200;
const whyLength = 190;

export interface PricesPanelProps {
  readonly round: PriceRound;
  readonly onAsk: () => void;
}

/** The source of the prices, the progress of the round, and the one button that saves all of it. */
export function PricesPanel({ round, onAsk }: PricesPanelProps) {
  const { entries, entered, odd, source, saving } = round;
  useConfirmKey(round.isAsked && !saving.isBusy, () => void round.save());
  return (
    <Panel rule="ink" isBare>
      <PanelPart>
        <TextField
          name="reason"
          label={prices.source}
          hint={prices.sourceHint}
          maxLength={sourceLength}
          autoComplete="off"
          value={source.field.value}
          error={source.field.error}
          onChange={(event) => source.field.onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault(); // the confirmation opens during the key press, which must not answer it
            onAsk();
          }}
          data-price-source=""
        />
      </PanelPart>
      <PanelPart>
        <DefinitionList
          isSum
          items={[
            { term: prices.entered, value: prices.ofAll(entered.length, entries.length) },
            {
              term: prices.oddOnes,
              value:
                odd
                  .filter(({ isLeft }) => isLeft)
                  .map(({ place }) => place.location)
                  .join(", ") || prices.none,
            },
            { term: prices.stillOpen, value: entries.length - entered.length },
          ]}
        />
      </PanelPart>
      <PanelPart>
        <div className={styles.form}>
          <WithRight right="trade">
            {round.isAsked ? null : <RefusalNote text={saving.refusal} />}
            <Button variant="primary" isFull isBusy={saving.isBusy} onClick={onAsk} data-save-prices="">
              {prices.save(entered.length)}
            </Button>
            <p className={styles.subtle}>{prices.goesOut}</p>
          </WithRight>
        </div>
      </PanelPart>
      <ConfirmDialog
        isOpen={round.isAsked}
        title={prices.question(entered.length)}
        confirmText={odd.length === 0 ? prices.save(entered.length) : prices.saveMeant(entered.length)}
        isBusy={saving.isBusy}
        error={saving.refusal}
        onConfirm={() => void round.save()}
        onClose={round.close}
      >
        {odd.length === 0 ? null : <OddNote odd={odd} />}
        {round.far.far.length === 0 ? null : <WhyFar round={round} />}
        {round.far.replaceable.length === 0 ? null : <Corrections round={round} />}
        <DefinitionList items={entered.map(lineOf)} />
      </ConfirmDialog>
    </Panel>
  );
}

/** A price far from the last close goes out only where it is typed a second time, with an explanation that is kept with the source. */
function WhyFar({
  round: {
    far: { far, why, textOf, errorOf, type },
  },
}: {
  readonly round: PriceRound;
}) {
  return (
    <div ref={why.field.place} className={own.why}>
      {far.map((entry) => (
        <MoneyField
          key={entry.place.location}
          label={prices.again(entry.place.location)}
          value={textOf(entry)}
          error={errorOf(entry)}
          onValue={(text) => type(entry, text)}
        />
      ))}
      <TextField
        name="why"
        label={prices.whyFar(far.map(({ place }) => place.location).join(", "))}
        hint={prices.whyFarHint}
        maxLength={whyLength}
        autoComplete="off"
        value={why.field.value}
        error={why.field.error}
        onChange={(event) => why.field.onText(event.target.value)}
      />
    </div>
  );
}

/** Which of the prices take the place of a wrong one of today: the day's high and low then forget it. */
function Corrections({
  round: {
    far: { replaceable, doesCorrect, correct },
  },
}: {
  readonly round: PriceRound;
}) {
  return (
    <div className={own.why}>
      {replaceable.map((entry) => (
        <Checkbox
          key={entry.place.location}
          label={prices.corrects(entry.place.location, formatRupees(entry.place.now ?? 0))}
          checked={doesCorrect(entry)}
          onChange={(event) => correct(entry, event.target.checked)}
        />
      ))}
    </div>
  );
}

function OddNote({ odd }: { readonly odd: readonly PriceEntry[] }) {
  return (
    <Note tone="warn">
      {prices.oddQuestion}
      {odd.map(({ place: { location, previous }, price }) => (
        <p key={location}>{prices.oddLine(location, formatRupees(price ?? 0), formatRupees(previous ?? 0))}</p>
      ))}
    </Note>
  );
}

const lineOf = ({ place: { location }, price }: PriceEntry) => ({ term: location, value: formatRupees(price ?? 0) });
