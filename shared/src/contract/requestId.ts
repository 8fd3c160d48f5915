/** The header by which gateway, upstream and visitor name one request. */
export const REQUEST_ID_HEADER = 'x-request-id';
export const REQUEST_ID_MAX = 64;
const REQUEST_ID = new RegExp(String.raw`^[\w-]{8,${REQUEST_ID_MAX}}$`);

/** A header's request id; '' for anything that does not look like one, which could forge a log line. */
export function readRequestId(header: unknown): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : '';
}
