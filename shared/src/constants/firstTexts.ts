/** Of the specification's texts those that the first load needs; the others (`texts.ts`) come with what shows them. */
export const COMPARE_TEXTS = { compareDuplicate: '已经添加此币种', compareFull: '最多添加4个币种' } as const;

/** Search words before the hot searches have come. */
export const DEFAULT_HOT_WORDS: readonly string[] = ['BTC', 'ETH', 'eos'];
