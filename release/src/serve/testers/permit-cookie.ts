import { secretCookie } from "../requests/secret-cookie";

/** The token of a tester's permit in a browser. */
export const permitCookie = secretCookie("mandi-permit");
