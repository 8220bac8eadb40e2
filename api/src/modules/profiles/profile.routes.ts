import {
  CustomerProfileAnswer,
  CustomerProfileBody,
  SellerProfileAnswer,
  SellerProfileBody,
  TransporterProfileAnswer,
  TransporterProfileBody,
} from "@mandi/shared/contract/profile";
import { BecomeSellerBody, BecomeTransporterBody, RegistrationInfoAnswer } from "@mandi/shared/contract/registration";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { defineRoute, type Route } from "../../platform/routes/route";
import {
  becomeSeller,
  becomeTransporter,
  saveCustomerProfile,
  saveSellerProfile,
  saveTransporterProfile,
} from "./profile.service";
import {
  readCustomerProfile,
  readRegistrationInfo,
  readSellerProfile,
  readTransporterProfile,
} from "./profile-view.service";

const read = { method: "GET", rate: "read", idempotency: "none" } as const;
const write = { method: "POST", rate: "write", idempotency: "optional" } as const;
const saved = { message: "Your profile was updated." };
const submitted = { message: "Your profile was updated. We check your new numbers before you can offer again." };

export const profileRoutes: readonly Route[] = [
  defineRoute({
    ...read,
    path: "/registration-form-info",
    summary: "Kinds of business to choose from",
    access: "anyone",
    cacheSeconds: 60,
    answer: RegistrationInfoAnswer,
    handle: ({ db }) => readRegistrationInfo(db),
  }),
  defineRoute({
    ...read,
    path: "/customer/profile",
    summary: "The caller's profile as a buyer; every user type is one",
    access: "signed-in",
    answer: CustomerProfileAnswer,
    handle: ({ db, actor }) => readCustomerProfile(db, actor.id),
  }),
  defineRoute({
    ...read,
    path: "/seller/profile",
    summary: "The caller's profile as a seller",
    access: ["seller"],
    answer: SellerProfileAnswer,
    handle: ({ db, actor }) => readSellerProfile(db, actor.id),
  }),
  defineRoute({
    ...read,
    path: "/transporter/profile",
    summary: "The caller's profile as a transporter",
    access: ["transporter"],
    answer: TransporterProfileAnswer,
    handle: ({ db, actor }) => readTransporterProfile(db, actor.id),
  }),
  defineRoute({
    ...write,
    path: "/customer/update-profile",
    summary: "Change the profile of a buyer",
    access: ["customer"],
    body: CustomerProfileBody,
    answer: MessageAnswer,
    async handle({ db, actor, body, clock }) {
      await saveCustomerProfile(db, actor, body, clock.now());
      return saved;
    },
  }),
  defineRoute({
    ...write,
    path: "/seller/update-profile",
    summary: "Change the profile of a seller",
    access: ["seller"],
    body: SellerProfileBody,
    answer: MessageAnswer,
    async handle({ db, actor, body, clock }) {
      return (await saveSellerProfile(db, actor, body, clock.now())) ? submitted : saved;
    },
  }),
  defineRoute({
    ...write,
    path: "/transporter/update-profile",
    summary: "Change the profile of a transporter",
    access: ["transporter"],
    body: TransporterProfileBody,
    answer: MessageAnswer,
    async handle({ db, actor, body, clock }) {
      return (await saveTransporterProfile(db, actor, body, clock.now())) ? submitted : saved;
    },
  }),
  defineRoute({
    ...write,
    path: "/customer/become-seller",
    summary: "Become a seller",
    access: ["customer"],
    body: BecomeSellerBody,
    answer: MessageAnswer,
    async handle({ db, actor, body, clock, requestId }) {
      await becomeSeller(db, actor, body, clock.now(), requestId);
      return { message: "You are a supplier now. Add your first product." };
    },
  }),
  defineRoute({
    ...write,
    path: "/customer/become-transporter",
    summary: "Become a transporter",
    access: ["customer"],
    body: BecomeTransporterBody,
    answer: MessageAnswer,
    async handle({ db, actor, body, clock, requestId }) {
      await becomeTransporter(db, actor, body, clock.now(), requestId);
      return { message: "You are a transporter now. Choose your products, belts and vehicles." };
    },
  }),
];
