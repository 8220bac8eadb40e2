/** The setting does not name proxies; the message says which entry is wrong and what to write instead. */
export class TrustedProxiesRefused extends Error {
  override readonly name = "TrustedProxiesRefused";
}

/**
 * Reads the setting `TRUSTED_PROXIES` of the web server and the api: addresses and networks, separated by commas, whose
 * `X-Forwarded-For`, `-Proto` and `-Host` are believed. From any other caller those headers are ignored.
 *
 * @param value the setting as it is in the environment; missing or blank means that nobody else is believed
 * @throws TrustedProxiesRefused
 */
export function readTrustedProxies(value: string | undefined): readonly string[] {
  const entries = (value ?? "").split(",").map((entry) => entry.trim());
  const proxies = entries.filter((entry) => entry !== "");
  const wrong = proxies.find((entry) => !isAddressOrNetwork(entry));
  if (wrong === undefined) return proxies;
  throw new TrustedProxiesRefused(
    `TRUSTED_PROXIES must be addresses or networks separated by commas, like "10.0.0.7, 10.1.0.0/16, fd00::/8", not "${wrong}".`,
  );
}

/** A network of everybody (`/0`) is none: anyone could then write whose address they like. */
function isAddressOrNetwork(entry: string): boolean {
  const [address = "", prefix, ...rest] = entry.split("/");
  const bits = isIpv4(address) ? 32 : isIpv6(address) ? 128 : 0;
  if (bits === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
}

function isIpv4(text: string): boolean {
  const parts = text.split(".");
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

/** This room has no `node:net`; an address reads as IPv6 where a URL does. */
function isIpv6(text: string): boolean {
  return /^[\da-f:.]+$/i.test(text) && text.includes(":") && URL.canParse(`http://[${text}]/`);
}
