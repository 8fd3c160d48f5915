/** What a number means: the content of its definition card, and of its wiki entry. */
export interface Definition {
  /** How the number is called beside it. */
  readonly name: string;
  /** What it tells, in a sentence or two. */
  readonly meaning: string;
  /** How it is computed, in words of the field. */
  readonly formula: string;
  /** USD, %, 枚, 倍 … */
  readonly unit: string;
  /** How to read high and low, where there is a usual reading. */
  readonly reading?: string;
  /** The same number under another base, and how it differs. */
  readonly otherBases?: readonly { readonly name: string; readonly difference: string }[];
  /** Where the inputs come from, and how often they are renewed. */
  readonly source: string;
  readonly refresh: string;
}

export const MARKET_SOURCE = '各交易平台成交数据汇总';
export const CHAIN_SOURCE = '公链浏览器与项目方披露';
