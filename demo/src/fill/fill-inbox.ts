import { secondsAfter } from "@mandi/api/public/clock";
import { brands } from "../content/brands";
import { inbox } from "../content/inbox";
import { type FillContext, idsOf, named } from "./context";

const hour = 3600;
const answeredAfterHours = 6;

export async function fillInbox({ tx, now }: FillContext): Promise<void> {
  const brandIds = await idsOf(tx, "brand");
  const brandNames = new Map(brands.map(({ key, name }) => [key, name]));
  const times = ({ hoursAgo, isHandled }: { readonly hoursAgo: number; readonly isHandled: boolean }) => ({
    created_at: secondsAfter(now, -hoursAgo * hour),
    handled_at: isHandled ? secondsAfter(now, -(hoursAgo - answeredAfterHours) * hour) : null,
  });
  await tx
    .insertInto("enquiry")
    .values(
      inbox.enquiries.map((enquiry) => ({
        name: enquiry.name,
        company_name: enquiry.company,
        contact_number: enquiry.phone,
        email: enquiry.email,
        gst_number: "",
        delivery_location: enquiry.location,
        brand_id: named(brandIds, named(brandNames, enquiry.brand)),
        requirement: enquiry.requirement,
        message: enquiry.message,
        ...times(enquiry),
      })),
    )
    .execute();
  await tx
    .insertInto("contact_message")
    .values(
      inbox.messages.map((contact) => ({
        name: contact.name,
        phone: contact.phone,
        email: contact.email,
        message: contact.message,
        ...times(contact),
      })),
    )
    .execute();
}
