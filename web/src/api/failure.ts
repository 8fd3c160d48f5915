/**
 * Every way a call can fail, as data. No call throws.
 * network: no answer (offline, time-out); http: an answer that is not ours to read; api: the upstream refused
 * and says why in Chinese; contract: the answer does not have the agreed shape.
 */
export type Failure =
  | { readonly kind: 'network' }
  | { readonly kind: 'http'; readonly status: number; readonly message: string }
  | { readonly kind: 'api'; readonly code: number; readonly message: string }
  | { readonly kind: 'contract'; readonly issues: readonly string[] };

/** The sentence a visitor reads for a failure. */
export function failureText(failure: Failure): string {
  switch (failure.kind) {
    case 'network':
      return '网络不通，请检查连接后重试';
    case 'http':
      return failure.message || '服务暂时不可用，请稍后再试';
    case 'api':
      return failure.message;
    case 'contract':
      return '数据格式有误，我们已记录';
  }
}

/** The sentence for whatever a mutation or query ended with; what is no Failure is a fault of ours. */
export function errorText(error: unknown): string {
  const isFailure = typeof error === 'object' && error !== null && 'kind' in error;
  return (isFailure ? failureText(error as Failure) : '') || '操作失败，请稍后再试';
}
