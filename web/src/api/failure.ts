/**
 * Every way a call can fail, as data. No call throws.
 * network: no answer (offline, time-out); http: an answer that is not ours to read; api: the upstream refused
 * and says why in Chinese; contract: the answer does not have the agreed shape.
 */
export type Failure =
  | { readonly kind: 'network' }
  | { readonly kind: 'http'; readonly status: number; readonly message: string }
  | {
      readonly kind: 'api';
      readonly code: number;
      readonly message: string;
      /** What is wrong with each field of what was sent, where the upstream says so. */
      readonly fields?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'contract'; readonly issues: readonly string[] };

/** The sentence a visitor reads for a failure. */
function failureText(failure: Failure): string {
  switch (failure.kind) {
    case 'network':
      return '网络不通，请检查连接后重试';
    case 'http':
      return failure.message || '服务暂时不可用，请稍后再试';
    case 'api':
      return failure.message;
    case 'contract':
      return '收到的数据无法识别，请稍后再试';
  }
}

/** Whether the upstream itself refused, with this code where one is given; otherwise the same may be asked again. */
export function isRefused(error: unknown, code?: number): boolean {
  const isApi = typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'api';
  return isApi && (code === undefined || (error as Extract<Failure, { kind: 'api' }>).code === code);
}

/** What the upstream says of single fields; none for any other failure. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return isRefused(error) ? ((error as Extract<Failure, { kind: 'api' }>).fields ?? {}) : {};
}

/** The upstream wants a login for this, or the one it knew has ended. */
export const LOGIN_NEEDED = 401;

/** The sentence for whatever a mutation or query ended with; what is no Failure is a fault of ours. */
export function errorText(error: unknown): string {
  const isFailure = typeof error === 'object' && error !== null && 'kind' in error;
  return (isFailure ? failureText(error as Failure) : '') || '操作失败，请稍后再试';
}
