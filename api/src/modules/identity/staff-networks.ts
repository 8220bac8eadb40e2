import { BlockList, isIP } from "node:net";
import { String as StringOf } from "typebox";
import type { Setting } from "../site/settings";

const Networks = StringOf({ maxLength: 200 });

/** Networks from which the desk may be used, CIDR with commas between: `203.0.113.0/24, 2001:db8::/32`. Empty: from anywhere. */
export const staffNetworks: Setting<typeof Networks> = { key: "staff_networks", schema: Networks, fallback: "" };

/** Whether an address is in one of the networks; null where the text is not a list of networks. Without a network every address is. */
export function isInNetworks(networks: string, address: string): boolean | null {
  const parts = networks.split(",").map((part) => part.trim());
  if (networks.trim() === "") return true;
  const list = new BlockList();
  for (const part of parts) if (!addNetwork(list, part)) return null;
  // IPv6 callers are identified by their /64 (`callerKey`).
  const plain = address.replace(/\/64$/, "");
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 6 ? "ipv6" : "ipv4");
}

/** @returns false where it is not a network */
function addNetwork(list: BlockList, text: string): boolean {
  const [, address = "", bits = ""] = /^([\da-f.:]+)\/(\d{1,3})$/i.exec(text) ?? [];
  const family = isIP(address);
  const prefix = Number(bits);
  if (family === 0 || prefix > (family === 6 ? 128 : 32)) return false;
  list.addSubnet(address, prefix, family === 6 ? "ipv6" : "ipv4");
  return true;
}
