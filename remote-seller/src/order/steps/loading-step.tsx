import { formatVehicle } from "@mandi/shared/format/vehicle";
import { order } from "@mandi/shared/messages/seller-order";
import { Note } from "@mandi/shared/ui/feedback/note";
import { object } from "yup";
import { StepForm, type StepProps } from "./step-form";
import { onlyVehicle, VehicleField, vehicleSchema } from "./vehicle-field";

const schema = object({ vehicle_id: vehicleSchema });

/** A vehicle has arrived. One without a named driver would be turned away at the plant. */
export function LoadingStep(props: StepProps) {
  const vehicles = props.order.vehicles.filter(
    ({ driver_name, reported_at }) => driver_name !== "" && reported_at === null,
  );
  const withoutDriver = props.order.vehicles.filter(({ driver_name }) => driver_name === "");
  return (
    <StepForm
      {...props}
      step="loading"
      text={order.loadingText}
      initialValues={{ vehicle_id: onlyVehicle(vehicles), note: "" }}
      schema={schema}
      toBody={({ vehicle_id }) => ({ event: "loading", vehicle_id: Number(vehicle_id) })}
    >
      <VehicleField vehicles={vehicles} />
      {withoutDriver.map(({ id, vehicle_number }) => (
        <Note key={id}>{order.driverAwaited(formatVehicle(vehicle_number))}</Note>
      ))}
    </StepForm>
  );
}
