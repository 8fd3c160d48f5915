/** What the suffix of a futures ticker says about its contract. */
export const CONTRACT_LABELS = {
  swap: '永续',
  cq: '当季',
  nq: '次季',
  cw: '当周',
  nw: '次周',
  none: '现货',
} as const;

export type ContractType = keyof typeof CONTRACT_LABELS;
