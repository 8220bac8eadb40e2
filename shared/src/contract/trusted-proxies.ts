/** The setting is not a list of proxies; the message says which entry is wrong and what to write instead. */
export class TrustedProxiesRefused extends Error {
  override readonly name = "TrustedProxiesRefused";
}

/**
 * Reads the setting `TRUSTED_PROXIES` of the web server and the api: addresses and networks, separated by commas, whose
 * `X-Forwarded-For`, `-Proto` and `-Host` are trusted. From any other client those headers are ignored.
 * @param value the value from the environment; when missing or blank, no proxy is trusted
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

/** A network of all addresses (`/0`) is refused: anyone could then forge their address. */
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

/** This folder has no `node:net`; an address is IPv6 when a URL accepts it in brackets. */
function isIpv6(text: string): boolean {
  return /^[\da-f:.]+$/i.test(text) && text.includes(":") && URL.canParse(`http://[${text}]/`);
}
