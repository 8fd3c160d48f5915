/** Label of each contract suffix of a futures ticker; `none` is the suffix of spot pairs. */
const CONTRACT_LABELS = {
  swap: '永续',
  cq: '当季',
  nq: '次季',
  cw: '当周',
  nw: '次周',
  none: '现货',
} as const;

/** The kind of a futures contract. */
export type ContractType = Exclude<keyof typeof CONTRACT_LABELS, 'none'>;

/** Label of a contract; '' is spot, and an unknown kind keeps its own name. */
export function contractLabel(contract: string): string {
  const labels: Readonly<Record<string, string>> = CONTRACT_LABELS;
  return labels[contract || 'none'] ?? contract;
}
