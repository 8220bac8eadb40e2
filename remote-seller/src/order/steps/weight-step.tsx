import { sentenceOf } from "@mandi/shared/contract/field-problem";
import {
  farBelowPlanPercent,
  type SellerOrder,
  SellerOrderEventBody,
  type SellerVehicle,
} from "@mandi/shared/contract/seller-order";
import { formatTonnes, formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { figureLimits } from "@mandi/shared/forms/figure-rule";
import { figureSchema } from "@mandi/shared/forms/figure-schema";
import { FormFileField, FormMoneyField, FormNumberField } from "@mandi/shared/forms/parts/form-field";
import { order as messages } from "@mandi/shared/messages/seller-order";
import { sellerWeight } from "@mandi/shared/messages/seller-weight";
import { kilogramsFromTonnes, sumTonnes } from "@mandi/shared/money/kilograms";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { paperRule } from "@mandi/shared/ui/controls/paper-file";
import { Note } from "@mandi/shared/ui/feedback/note";
import { useFormikContext } from "formik";
import { object } from "yup";
import { orderedInAll } from "../order-way";
import { SizeWeightFields } from "./size-weight-fields";
import {
  emptyWeights,
  loadedBody,
  type SizeWeights,
  sizeKey,
  sizesSchema,
  sumProblem,
  type WeighedForm,
  weighedSizes,
} from "./size-weights";
import { StepForm, type StepProps } from "./step-form";
import { onlyVehicle, VehicleField, vehicleSchema } from "./vehicle-field";
import { type FarWeight, WeightQuestion } from "./weight-question";

function weightSchema(order: SellerOrder) {
  return object({
    vehicle_id: vehicleSchema,
    final_quantity: figureSchema({
      decimals: 3,
      missing: sentenceOf(SellerOrderEventBody.properties.final_quantity),
      min: 0.001,
      max: 1000,
    }),
    sizes: sizesSchema(order),
    freight_advance: figureSchema(figureLimits(SellerOrderEventBody.properties.freight_advance, 2)),
  }).test("sum", (form, context) => {
    const problem = sumProblem(form as WeighedForm);
    const last = weighedSizes(order).at(-1);
    if (problem === null || last === undefined) return true;
    return context.createError({ path: `sizes.${sizeKey(last.id)}`, message: problem });
  });
}

interface WeightForm {
  readonly vehicle_id: string;
  readonly final_quantity: string;
  readonly sizes: SizeWeights;
  readonly freight_advance: string;
  readonly upload_id: File | null;
  readonly note: string;
}

/** The loaded weight of a vehicle that has arrived and is not invoiced, with the advance given to its driver. */
export function WeightStep(props: StepProps) {
  const { order } = props;
  const here = order.vehicles.filter(({ reported_at, invoice }) => reported_at !== null && invoice === null);
  const weighed = here.filter(({ final_quantity }) => final_quantity !== null);
  const toWeigh = here.filter((vehicle) => !weighed.includes(vehicle));
  const vehicles = [...toWeigh, ...weighed];
  const initialValues: WeightForm = {
    vehicle_id: onlyVehicle(toWeigh.length > 0 ? toWeigh : weighed),
    final_quantity: "",
    sizes: emptyWeights(order),
    freight_advance: "",
    upload_id: null,
    note: "",
  };
  return (
    <StepForm
      {...props}
      step="final_quantity"
      text={messages.quantityText}
      initialValues={initialValues}
      schema={weightSchema(order)}
      toBody={(form) => weightBody(order, form)}
      isDoubtful={(form) => farBelow(vehicles, form) !== null}
      question={(form, answer) => <WeightQuestion {...answer} far={farBelow(vehicles, form)} />}
    >
      <VehicleField vehicles={vehicles} />
      <Replaced vehicles={weighed} />
      <FormNumberField
        name="final_quantity"
        label={messages.finalQuantity}
        unit="MT"
        size="l"
        hint={messages.loadedSoFar(loadedSoFar(order), formatTonnes(orderedInAll(order)))}
      />
      <FarBelow vehicles={vehicles} />
      <SizeWeightFields order={order} />
      {order.takes_no_advance === 1 ? <Note>{messages.noAdvance}</Note> : <AdvanceField vehicles={vehicles} />}
      <FormFileField name="upload_id" label={messages.loadedPhoto} rule={paperRule} capture="environment" isOptional />
    </StepForm>
  );
}

/** The typed weight and the plan of its vehicle, in tonnes, where it is far below. */
function farBelow(vehicles: readonly SellerVehicle[], form: WeightForm): FarWeight | null {
  const planned = vehicles.find(({ id }) => String(id) === form.vehicle_id)?.planned_quantity;
  const weight = figureOf(form.final_quantity, 3);
  if (planned === undefined || weight === null || weight <= 0) return null;
  return weight * 100 > planned * (100 - farBelowPlanPercent) ? null : { weight, planned };
}

function FarBelow({ vehicles }: { readonly vehicles: readonly SellerVehicle[] }) {
  const far = farBelow(vehicles, useFormikContext<WeightForm>().values);
  if (far === null) return null;
  const missing = kilogramsFromTonnes(far.planned) - kilogramsFromTonnes(far.weight);
  return <Note tone="warn">{messages.farBelow(formatWeighedTonnes(missing / 1000), formatTonnes(far.planned))}</Note>;
}

/** A weight that the typed one will replace. */
function Replaced({ vehicles }: { readonly vehicles: readonly SellerVehicle[] }) {
  const { values } = useFormikContext<WeightForm>();
  const weight = vehicles.find(({ id }) => String(id) === values.vehicle_id)?.final_quantity ?? null;
  return weight === null ? null : <Note>{sellerWeight.replaced(formatWeighedTonnes(weight))}</Note>;
}

function AdvanceField({ vehicles }: { readonly vehicles: readonly SellerVehicle[] }) {
  const { values } = useFormikContext<WeightForm>();
  const advance = vehicles.find(({ id }) => String(id) === values.vehicle_id)?.freight_advance ?? 0;
  return (
    <FormMoneyField
      name="freight_advance"
      label={messages.freightAdvance}
      decimals={2}
      hint={advance > 0 ? messages.advanceSoFar(formatRupees(advance)) : undefined}
      isOptional
    />
  );
}

function weightBody(
  order: SellerOrder,
  { vehicle_id, final_quantity, sizes, freight_advance }: WeightForm,
): SellerOrderEventBody {
  const advance = figureOf(freight_advance, 2);
  return {
    event: "final_quantity",
    vehicle_id: Number(vehicle_id),
    final_quantity: figureOf(final_quantity, 3) ?? 0,
    ...loadedBody(order, sizes),
    // Left empty, the earlier amount is kept; 0 removes it.
    ...(advance !== null && { freight_advance: advance }),
  };
}

function loadedSoFar({ vehicles }: SellerOrder): string {
  return formatWeighedTonnes(sumTonnes(vehicles.map(({ final_quantity }) => final_quantity ?? 0)));
}
