import { shortened } from '@coinmirror/shared/format/atMost.ts';

/** Why a call brought nothing. The kind decides for how long a source is left alone. */
export interface Failure {
  readonly kind: FailureKind;
  /** HTTP status; null where there was no answer. */
  readonly status: number | null;
  /** For how long the source asks for silence, ms; null where it does not say. */
  readonly retryAfter: number | null;
  /** A line for the operator. */
  readonly detail: string;
}

export type FailureKind = keyof typeof failureKinds;

/** What each kind is called on the status page, and what an operator may do. */
export const failureKinds = {
  off: { title: '已停用', advice: 'SOURCES_<NAME>=on' },
  region: { title: '地区限制', advice: 'a proxy (SOURCES_PROXY) or another origin (SOURCES_<NAME>_ORIGIN)' },
  limit: { title: '超出调用限额', advice: 'wait; a key raises the limit of some sources' },
  name: { title: '域名无法解析', advice: 'DNS, or a proxy (SOURCES_PROXY)' },
  connect: { title: '无法连接', advice: 'the network, or a proxy (SOURCES_PROXY)' },
  timeout: { title: '超时', advice: 'the network, or a proxy (SOURCES_PROXY)' },
  status: { title: '返回错误状态', advice: 'the status tells; 401 and 403 may want a key' },
  pending: { title: '对方还在计算', advice: 'ask again in a minute' },
  missing: { title: '查无此项', advice: 'nothing: it answers, and does not know this subject' },
  type: { title: '返回的不是数据', advice: 'a captive portal, a CDN page or a wrong origin' },
  size: { title: '回应过大', advice: 'report it: the bound is chosen above what the source documents' },
  cut: { title: '回应不完整', advice: 'the network' },
  redirect: { title: '跳转被拒绝', advice: 'set the origin to the address it leads to' },
  shape: { title: '数据格式不符', advice: 'report it: the source has changed its format' },
} as const satisfies Record<string, { readonly title: string; readonly advice: string }>;

/** Characters of a line for the operator: it may repeat what a source has sent. */
const LONGEST = 500;

/** Makes a failure; status and wait are null unless they are reported. */
export function failure(
  kind: FailureKind,
  detail: string,
  more: Partial<Pick<Failure, 'status' | 'retryAfter'>> = {},
): Failure {
  return { kind, detail: shortened(detail, LONGEST), status: null, retryAfter: null, ...more };
}
