/** The specification's texts that the first load needs; the others (`texts.ts`) load with the parts that show them. */
export const COMPARE_TEXTS = { compareDuplicate: '已经添加此币种', compareFull: '最多添加4个币种' } as const;

/** Search words until the hot searches have loaded. */
export const DEFAULT_HOT_WORDS: readonly string[] = ['BTC', 'ETH', 'eos'];
