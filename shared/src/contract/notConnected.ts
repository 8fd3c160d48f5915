/**
 * Code of an answer, with HTTP status 200, whose data has no source in this world: 未接入. It is an answer and not a
 * failure: nobody retries it, and it counts for no outage.
 */
export const NOT_CONNECTED = 1501;

/** How long such an answer is kept, seconds: whoever connects a source sees it a minute later. */
export const NOT_CONNECTED_LIFETIME = 60;

const MARK = '未接入';

/** The answer's sentence without the word that the page says itself; `msg` as the upstream sends it. */
export function notConnectedReason(msg: string): string {
  return (
    (msg.startsWith(MARK) ? msg.slice(MARK.length).replace(/^[：:，,\s]+/, '') : msg) ||
    '没有可用的公开数据来源'
  );
}
