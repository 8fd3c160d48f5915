import { after } from './after.ts';

/** A promise's value, or `otherwise` where it has not come within so many ms; what it rejects with is passed on. */
export function within<Value, const Other>(
  ms: number,
  promise: Promise<Value>,
  otherwise: Other,
): Promise<Value | Other> {
  return new Promise((resolve, reject) => {
    const stop = after(ms, () => resolve(otherwise));
    promise.then(resolve, reject).finally(stop);
  });
}
