import { secondsAfter } from "@mandi/api/public/clock";
import { deskRoles } from "@mandi/shared/contract/desk/right";
import type { UserType } from "@mandi/shared/contract/role";
import { agrawal, agrawalAddresses, deskColleague, deskPerson, newcomer } from "../content/buyers";
import { cities } from "../content/cities";
import { gstinOf } from "../content/gstin";
import { sellers } from "../content/sellers";
import type { Company, Person } from "../content/shapes";
import { transporters } from "../content/transporters";
import { type FillContext, idsOf, named, userIdsByPhone } from "./context";

const day = 24 * 3600;
const cityByName = new Map(cities.map((city) => [city.name, city]));

export function companyGstin({ city, pan }: Company): string {
  return gstinOf(named(cityByName, city).stateCode, pan);
}

function companyAddress({ addressLineOne, addressLineTwo, city, pincode }: Company): string {
  return `${addressLineOne}, ${addressLineTwo}, ${city}, ${named(cityByName, city).state} ${pincode}`;
}

function userRow(person: Person, type: UserType, joinedAt: Date) {
  return {
    phone: person.phone,
    type,
    name: person.name,
    email: person.email,
    company_name: person.company.name,
    verification_status: type === "customer" ? ("unverified" as const) : ("approved" as const),
    created_at: joinedAt,
  };
}

function profileRow(userId: number, { company }: Person, updatedAt: Date) {
  return {
    user_id: userId,
    gst_number: companyGstin(company),
    pan_number: company.pan,
    company_address: companyAddress(company),
    updated_at: updatedAt,
  };
}

/** Fills everyone who logs in, with profiles and addresses. */
export async function fillPeople(context: FillContext): Promise<void> {
  await fillUsers(context);
  const ids = await userIdsByPhone(context.tx);
  await fillProfiles(context, ids);
  await fillBusinessTypes(context, ids);
  await fillAddresses(context, named(ids, agrawal.phone));
}

type UserIds = ReadonlyMap<string, number>;

/** When the nth person joined. */
function joinedAt({ now }: FillContext, index: number): Date {
  return secondsAfter(now, -(400 + index * 17) * day);
}

async function fillUsers(context: FillContext): Promise<void> {
  const { tx, now } = context;
  await tx
    .insertInto("users")
    .values([
      userRow(agrawal, "customer", joinedAt(context, 0)),
      {
        phone: newcomer.phone,
        type: "customer",
        name: newcomer.name,
        email: newcomer.email,
        company_name: newcomer.companyName,
        created_at: secondsAfter(now, -3600),
      },
      ...sellers.map((seller, index) => userRow(seller, "seller", joinedAt(context, index + 1))),
      ...transporters.map((transporter, index) => userRow(transporter, "transporter", joinedAt(context, index + 3))),
      ...[deskPerson, deskColleague].map(({ phone, name, email, companyName }) => ({
        phone,
        type: "staff" as const,
        name,
        email,
        company_name: companyName,
        verification_status: "approved" as const,
        desk_roles: [...deskRoles],
        created_at: joinedAt(context, 20),
      })),
    ])
    .execute();
}

async function fillProfiles({ tx, now }: FillContext, ids: UserIds): Promise<void> {
  await tx
    .insertInto("profile")
    .values([agrawal, ...sellers].map((person) => profileRow(named(ids, person.phone), person, now)))
    .execute();
  await tx
    .insertInto("profile")
    .values(
      transporters.map((transporter) => ({
        ...profileRow(named(ids, transporter.phone), transporter, now),
        alternate_phone: transporter.alternatePhone,
        aadhar_number: transporter.aadhaar,
      })),
    )
    .execute();
}

async function fillBusinessTypes({ tx }: FillContext, ids: UserIds): Promise<void> {
  const businessTypes = await idsOf(tx, "business_type");
  const sellerTypes = await idsOf(tx, "seller_type");
  await tx
    .insertInto("profile_business_type")
    .values([{ user_id: named(ids, agrawal.phone), business_type_id: named(businessTypes, "Trader") }])
    .execute();
  await tx
    .insertInto("profile_seller_type")
    .values(
      sellers.map(({ phone, sellerType }) => ({
        user_id: named(ids, phone),
        seller_type_id: named(sellerTypes, sellerType),
      })),
    )
    .execute();
}

async function fillAddresses(context: FillContext, buyerId: number): Promise<void> {
  await context.tx
    .insertInto("address")
    .values(
      agrawalAddresses.map((address, index) => ({
        user_id: buyerId,
        company_name: address.companyName,
        phone: address.phone,
        // Of the state of the address: the firm is registered in each where it takes delivery.
        gst: gstinOf(named(cityByName, address.city).stateCode, agrawal.company.pan),
        address_line_one: address.lineOne,
        address_line_two: address.lineTwo,
        pincode: address.pincode,
        city: address.city,
        state: address.state,
        created_at: secondsAfter(joinedAt(context, 0), index * day),
      })),
    )
    .execute();
}
