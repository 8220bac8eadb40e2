import { paise } from "@mandi/shared/money/paise";
import { apiOfFile } from "../../testing/api-of-file";
import { createInvoicedOrder } from "../../testing/invoiced-order";
import { createWellStockedMarket } from "../../testing/order-market";
import { unpaidOfBills } from "./unpaid-bills.policy";
import { readUnpaidBills } from "./unpaid-bills.service";

const api = apiOfFile();

it("what is open is unpaid of the newest bills, with the GST of that part", () => {
  const bill = { totalPaise: paise(11_800), gstPaise: paise(1_800) };
  expect(unpaidOfBills([bill, bill, bill], paise(17_700))).toEqual([
    { unpaidPaise: 0, gstPaise: 0 },
    { unpaidPaise: 5_900, gstPaise: 900 },
    { unpaidPaise: 11_800, gstPaise: 1_800 },
  ]);
});

it("lists a seller's bill 30 days before its 180 days are over, and from then on as one whose credit goes back (rule 37)", async () => {
  const order = await createInvoicedOrder(api, await createWellStockedMarket(api));
  const { invoices } = (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data;
  const [bill] = invoices;
  expect(bill.date).toBe("2026-11-21");

  expect((await readUnpaidBills(api.db, "2027-04-19")).data).toEqual([]);
  const { data } = await readUnpaidBills(api.db, "2027-04-20");
  expect(data).toMatchObject([
    {
      side: "seller",
      phone: order.seller.phone,
      number: bill.number,
      date: bill.date,
      pay_by: "2027-05-20",
      is_late: 0,
    },
  ]);
  const { cgst, sgst, igst, utgst } = bill.tax;
  expect(data[0]?.credit).toBeCloseTo((cgst + sgst + igst + utgst) * ((data[0]?.unpaid ?? 0) / bill.total), 2);
  expect((await readUnpaidBills(api.db, "2027-05-20")).data).toMatchObject([{ is_late: 0 }]);
  expect((await readUnpaidBills(api.db, "2027-05-21")).data).toMatchObject([{ is_late: 1 }]);
  const listed = await api.get("/desk/unpaid-bill", order.staff);
  expect([listed.status, listed.body]).toEqual([200, { data: [] }]);
});
