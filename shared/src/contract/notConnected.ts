/**
 * Code of an answer, with HTTP status 200, that has no data although nothing failed. It is an answer and not a failure:
 * it counts for no outage. `NO_DATA` says which of its kinds it is.
 */
export const NOT_CONNECTED = 1501;

/** How long such an answer is kept, seconds: whoever connects a source sees it a minute later. */
export const NOT_CONNECTED_LIFETIME = 60;

/**
 * Why there is no data, with the word that heads it in `msg` and on cards. unconnected: nobody tells it here, and nobody
 * asks again; paused: its source is left alone for a while after it refused or failed, and tells it again afterwards.
 */
const NO_DATA = { unconnected: '未接入', paused: '暂停' } as const;

export type NoData = keyof typeof NO_DATA;

/** The sources that are left alone, in an answer of kind `paused`. */
export interface PausedSources {
  /** Their titles: 币安. */
  readonly sources: readonly string[];
  /** In Chinese: 地区限制. */
  readonly reason: string;
  /** Epoch ms of the next call; null: soon. */
  readonly until: number | null;
}

const NO_SOURCE = '没有可用的公开数据来源';

/** The word that heads a kind. */
export const noDataWord = (kind: NoData): string => NO_DATA[kind];

/** The `msg` of an answer without data. */
export function noDataMessage(kind: NoData, reason = NO_SOURCE): string {
  return `${NO_DATA[kind]}：${reason}`;
}

/** The kind that a `msg` is of; one without a known word is unconnected. */
export function noDataKind(msg: string): NoData {
  return msg.startsWith(NO_DATA.paused) ? 'paused' : 'unconnected';
}

/** The answer's sentence without the word that the page says itself; `msg` as the upstream sends it. */
export function notConnectedReason(msg: string): string {
  const word = NO_DATA[noDataKind(msg)];
  return (msg.startsWith(word) ? msg.slice(word.length).replace(/^[：:，,\s]+/, '') : msg) || NO_SOURCE;
}
