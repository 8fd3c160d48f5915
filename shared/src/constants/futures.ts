/** What the suffix of a futures ticker says about its contract; `none` is what spot pairs carry. */
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

/** What a contract is called; no contract ('') is spot, and a kind we do not know goes by its own name. */
export function contractLabel(contract: string): string {
  const labels: Readonly<Record<string, string>> = CONTRACT_LABELS;
  return labels[contract || 'none'] ?? contract;
}
