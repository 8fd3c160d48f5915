/** Which coins a sale sells: an average one of all that are held, or those that were bought first. */
export const COST_METHODS = ['average', 'fifo'] as const;
export type CostMethod = (typeof COST_METHODS)[number];

export const COST_METHOD_NAMES: Readonly<Record<CostMethod, string>> = {
  average: '平均成本',
  fifo: '先进先出',
};
