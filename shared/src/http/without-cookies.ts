import axios, { AxiosError, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from "axios";
import { fetchUnlessBegun } from "./begun-calls";

/**
 * Sends a call that must not identify the caller. XMLHttpRequest, used for all other calls, always sends the cookies of
 * its own site; only fetch can leave them out. The library's fetch adapter is four times as large, for streams and
 * progress.
 * @throws AxiosError and CanceledError, with the library's messages.
 */
export async function sendWithoutCookies(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const response = await ask(config);
  const { status } = response;
  if (status >= 200 && status < 300) return response;
  throw new AxiosError(
    `Request failed with status code ${status}`,
    AxiosError.ERR_BAD_RESPONSE,
    config,
    null,
    response,
  );
}

async function ask(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const { method = "get", headers, data: body, signal } = config;
  try {
    const answer = await fetchUnlessBegun(
      new Request(axios.getUri(config), {
        method: method.toUpperCase(),
        headers: headers.toJSON(true),
        credentials: "omit",
        ...(body !== undefined && { body }),
        ...(signal instanceof AbortSignal && { signal }),
      }),
    );
    const { status, statusText } = answer;
    return { config, data: await answer.text(), headers: Object.fromEntries(answer.headers), status, statusText };
  } catch (error) {
    if (signal?.aborted) throw new CanceledError(undefined, config);
    throw Object.assign(new AxiosError("Network Error", AxiosError.ERR_NETWORK, config), { cause: error });
  }
}
