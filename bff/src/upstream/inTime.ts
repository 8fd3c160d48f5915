/** The promise's value, or 'late' after `ms`; the work goes on then. Rejects when the promise does before that. */
export function inTime<Value>(making: Promise<Value>, ms: number): Promise<Value | 'late'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, 'late').unref();
    making.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
