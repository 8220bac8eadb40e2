import { secretCookie } from "../requests/secret-cookie";

/** The token of a customer's pin in a browser. */
export const pinCookie = secretCookie("mandi-pin");
