import type { CDPSession } from "playwright-core";

/** The network and processor speed of a visit. */
export interface Profile {
  readonly name: string;
  readonly words: string;
  readonly network: { readonly latency: number; readonly bytesPerSecond: number } | null;
  readonly slowDown: number;
}

const megabit = 1_000_000 / 8;

export const profiles: readonly Profile[] = [
  {
    name: "phone",
    words: "9 Mbit/s, 40 ms, 4x CPU slow-down",
    network: { latency: 40, bytesPerSecond: 9 * megabit },
    slowDown: 4,
  },
  { name: "plain", words: "unthrottled", network: null, slowDown: 1 },
];

export async function applyProfile(session: CDPSession, { network, slowDown }: Profile): Promise<void> {
  if (network)
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.bytesPerSecond,
      uploadThroughput: network.bytesPerSecond,
    });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
}
