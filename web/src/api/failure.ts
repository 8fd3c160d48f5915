import type { Unconnected } from '#ui/state/unconnected.ts';

/**
 * Every way a call can fail, as data. No call throws. network: no answer (offline, time-out), or one that was cut
 * off; http: an answer whose body is not ours, or a server error; api: the upstream refused, with its reason in
 * Chinese; contract: the answer does not have the agreed shape; unconnected: what was asked for has no source, or a
 * paused one. That is an answer like any other, for which a quiet card stands.
 */
export type Failure = (
  | { readonly kind: 'network'; readonly isCut?: true }
  | { readonly kind: 'http'; readonly status: number; readonly message: string }
  | {
      readonly kind: 'api';
      readonly code: number;
      readonly message: string;
      /** What is wrong with each submitted field, where the upstream says so. */
      readonly fields?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'contract'; readonly issues: readonly string[] }
  | Unconnected
) & {
  /** Id of the call in the gateway's log, where it answered. */
  readonly requestId?: string;
};

/** The sentence shown to a visitor for a failure. */
function failureText(failure: Failure): string {
  switch (failure.kind) {
    case 'network':
      return failure.isCut ? '数据没有收完，请稍后再试' : '网络不通，请检查连接后重试';
    case 'http':
      return failure.message || '服务暂时不可用，请稍后再试';
    case 'api':
      return failure.message;
    case 'contract':
      return '收到的数据无法识别，请稍后再试';
    case 'unconnected':
      return `${failure.word}：${failure.message}`;
  }
}

/**
 * Whether the upstream itself refused, with this code where one is given. Any other failure may be retried.
 */
export function isRefused(error: unknown, code?: number): boolean {
  const isApi = typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'api';
  return isApi && (code === undefined || (error as Extract<Failure, { kind: 'api' }>).code === code);
}

/** The upstream's complaints about single fields; empty for any other failure. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return isRefused(error) ? ((error as Extract<Failure, { kind: 'api' }>).fields ?? {}) : {};
}

/** The upstream requires a login, or the session has ended. */
export const LOGIN_NEEDED = 401;

/** The sentence for any error of a mutation or query; anything that is not a Failure is a bug of ours. */
export function errorText(error: unknown): string {
  const isFailure = typeof error === 'object' && error !== null && 'kind' in error;
  return (isFailure ? failureText(error as Failure) : '') || '操作失败，请稍后再试';
}
