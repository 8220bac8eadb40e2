import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { consoleDelivery, httpDelivery } from "./otp-delivery";

it("writes exactly one line to the console", async () => {
  const lines: string[] = [];
  await consoleDelivery((line) => lines.push(line)).send("9893000147", "012345");
  expect(lines).toEqual(["OTP 9893000147 012345\n"]);
});

it("posts phone and code to the gateway and fails when the gateway refuses", async () => {
  const received: string[] = [];
  let status = 200;
  const gateway = createServer((request, response) => {
    request.on("data", (chunk: Buffer) => received.push(chunk.toString()));
    request.on("end", () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  const { port } = gateway.address() as AddressInfo; // a listening TCP server has one
  const delivery = httpDelivery(`http://127.0.0.1:${port}/sms`);
  await delivery.send("9893000147", "012345");
  expect(received).toEqual(['{"phone":"9893000147","code":"012345"}']);
  status = 500;
  await expect(delivery.send("9893000147", "012345")).rejects.toThrow("500");
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
});
