/**
 * The calls of the API that take a file, as a form or within their JSON. Every other call has a small body, and the web server rejects a larger one
 * before reading it, so the two have to agree; the api checks that its route table has exactly these.
 */
export const uploadRoutes = ["/upload", "/credit-wallet-request/:id/document", "/desk/bank-line"] as const;
