import { SellerOrderEventBody } from "@mandi/shared/contract/seller-order";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { FormTodayField } from "@mandi/shared/forms/parts/today-field";
import { order } from "@mandi/shared/messages/seller-order";
import { useToday } from "@mandi/shared/query/today";
import { object } from "yup";
import { ConfirmQuestion } from "./confirm-question";
import { StepForm, type StepProps } from "./step-form";

const schema = object({ dispatch_date: contractText(SellerOrderEventBody.properties.dispatch_date) });

/** The seller has the goods, and gives the day on which they can be loaded. */
export function ConfirmStep(props: StepProps) {
  const today = useToday();
  return (
    <StepForm
      {...props}
      step="confirm"
      text={order.confirmText}
      initialValues={{ dispatch_date: today, note: "" }}
      schema={schema}
      toBody={({ dispatch_date }) => ({ event: "confirm", dispatch_date })}
      question={({ dispatch_date }, answer) => (
        <ConfirmQuestion order={props.order} dispatchDay={dispatch_date} {...answer} />
      )}
    >
      <FormTodayField name="dispatch_date" label={order.dispatchDate} min={today} today={today} />
    </StepForm>
  );
}
