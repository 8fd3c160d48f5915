/** Kinds of holders of Bitcoin. */
export const HOLDER_TYPES = ['上市公司', '私企', 'ETF', '政府', '矿企', 'DeFi'] as const;
export type HolderType = (typeof HOLDER_TYPES)[number];
