/** What is made, or 'late' where it takes longer than `ms`; it goes on being made then. Rejects as the making does. */
export function inTime<Value>(making: Promise<Value>, ms: number): Promise<Value | 'late'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, 'late').unref();
    making.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
