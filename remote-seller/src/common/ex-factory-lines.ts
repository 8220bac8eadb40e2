import { formatPaise } from "@mandi/shared/format/rupees";
import { exFactory as messages } from "@mandi/shared/messages/seller-trade";
import { type Paise, subtractPaise, sumPaise } from "@mandi/shared/money/paise";
import { exFactorySums } from "@mandi/shared/pricing/order-sums";
import type { PriceStep, PriceStepKind } from "@mandi/shared/pricing/price-breakdown";
import type { Definition, DefinitionPart } from "@mandi/shared/ui/data/definition-list";

type Goods = Parameters<typeof exFactorySums>[0];

/**
 * The lines between the basic price and the ex-factory total, which they add up to. The steps of the price function, where the page
 * knows the charges, are the parts of their line.
 */
export function exFactoryLines(goods: Goods, steps: readonly PriceStep[] = []): readonly Definition[] {
  const terms = { ...messages, gst: messages.gst(goods.gst ?? 0) };
  return exFactorySums(goods).flatMap(({ name, amountPaise }) =>
    name === "exFactory"
      ? []
      : [
          {
            term: terms[name],
            value: formatPaise(amountPaise),
            parts: name === "charges" ? chargeParts(steps, amountPaise) : [],
          },
        ],
  );
}

const partTerms: Readonly<Partial<Record<PriceStepKind, string>>> = messages.parts;

/** What is no charge is rounding: a price per MT is a whole rupee. */
function chargeParts(steps: readonly PriceStep[], chargesPaise: Paise): readonly DefinitionPart[] {
  const charges = steps.flatMap(({ kind, name, amountPaise }) => {
    const term = name ?? partTerms[kind];
    return term === undefined || amountPaise === 0 ? [] : [{ id: `${kind} ${name}`, term, amountPaise }];
  });
  if (charges.length === 0) return [];
  const restPaise = subtractPaise(chargesPaise, sumPaise(charges.map(({ amountPaise }) => amountPaise)));
  const rest = restPaise === 0 ? [] : [{ id: "rounding", term: messages.rounding, amountPaise: restPaise }];
  return [...charges, ...rest].map(({ id, term, amountPaise }) => ({ id, term, value: formatPaise(amountPaise) }));
}
