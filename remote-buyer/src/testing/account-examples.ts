import {
  type Example,
  ExampleRefusal,
  type ExampleWorld,
  exampleRead,
  exampleRow,
  exampleWrite,
  noBody,
} from "@mandi/shared/area/define-examples";
import { AddressBody, AddressListAnswer, PincodeAnswer } from "@mandi/shared/contract/address";
import { AlertSwitchBody, AlertsAnswer, IngotAlertBody, PriceAlertBody } from "@mandi/shared/contract/alert";
import { NotificationListAnswer, ReadNotificationsBody } from "@mandi/shared/contract/notification";
import { anAddress } from "@mandi/shared/testing/buyer-builders/address";
import { aPage } from "@mandi/shared/testing/public-builders";
import { inMinutes } from "@mandi/shared/testing/transporter-builders";

/** Addresses, news and alerts of a person. */
export function accountExamples(world: ExampleWorld): Example[] {
  return [...addressExamples(world), ...notificationExamples(world), ...alertExamples(world)];
}

function addressExamples({ rows }: ExampleWorld): Example[] {
  const addresses = rows([
    anAddress(),
    anAddress({ id: 2, company_name: "Agrawal Traders, Butibori yard", pincode: "441122" }),
  ]);
  return [
    exampleRead("GET /address", AddressListAnswer, () => ({ data: addresses })),
    exampleWrite("POST /address", AddressBody, ({ body }) => {
      addresses.push({ id: addresses.length + 100, ...body });
      return "The address was saved.";
    }),
    exampleWrite("PUT /address/:id", AddressBody, (call) => {
      Object.assign(exampleRow(addresses, call), call.body);
      return "The address was updated.";
    }),
    exampleWrite("DELETE /address/:id", noBody, (call) => {
      addresses.splice(addresses.indexOf(exampleRow(addresses, call)), 1);
      return "The address was deleted.";
    }),
    exampleRead("GET /get-address/:pincode", PincodeAnswer, ({ params }) => {
      if (params["pincode"] === "000000")
        throw new ExampleRefusal(404, { message: "Pincode Not Found!", code: "not-found" });
      return { data: { city: "Nagpur", state: "Maharashtra" } };
    }),
  ];
}

function notificationExamples({ rows }: ExampleWorld): Example[] {
  const created_at = inMinutes(-30);
  const news = rows([
    { id: 2, created_at, text: "A seller is marked: Q2627000185", link: "/quotation-detail/8", is_read: false },
    { id: 1, created_at, text: "Your vehicle is booked: O2627000091", link: "/order-details/9", is_read: true },
  ]);
  return [
    exampleRead("GET /notification", NotificationListAnswer, () => ({
      ...aPage(news),
      unread: news.filter(({ is_read }) => !is_read).length,
    })),
    exampleWrite("POST /notification/read", ReadNotificationsBody, ({ body }) => {
      for (const item of news) if (body.id === undefined || body.id.includes(item.id)) item.is_read = true;
      return "Marked as read.";
    }),
  ];
}

function alertExamples({ rows }: ExampleWorld): Example[] {
  const places = rows([
    { id: 1, location: "Raipur", price: 42_300, move: 500 },
    { id: 2, location: "Mandi Gobindgarh", price: 43_150, move: null },
  ]);
  return [
    exampleRead("GET /alert", AlertsAnswer, () => ({ data: { is_on: true, price: [], ingot: places } })),
    exampleWrite("POST /alert", AlertSwitchBody, ({ body }) => (body.is_on ? "Alerts are on." : "Alerts are off.")),
    exampleWrite("POST /alert/price", PriceAlertBody, () => "The alert is saved."),
    exampleWrite("POST /alert/ingot", IngotAlertBody, () => "The alert is saved."),
  ];
}
