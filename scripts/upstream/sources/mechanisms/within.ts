/** A promise's value, or `otherwise` where it has not come within so many ms; what it rejects with is passed on. */
export function within<Value, Other>(
  ms: number,
  promise: Promise<Value>,
  otherwise: Other,
): Promise<Value | Other> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(otherwise), ms);
    timer.unref();
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
