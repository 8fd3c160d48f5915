/** The meaning of a number: content of its definition card, and of its wiki entry. */
export interface Definition {
  /** Label of the number. */
  readonly name: string;
  /** What it means, in one or two sentences. */
  readonly meaning: string;
  /** How it is computed, in the field's terms. */
  readonly formula: string;
  /** How public sources tell it, where that differs from the formula. */
  readonly sourcedFormula?: string;
  /** USD, %, 枚, 倍 … */
  readonly unit: string;
  /** Interpretation of high and low values, if there is a usual one. */
  readonly interpretation?: string;
  /** The same number with other bases, and the difference. */
  readonly otherBases?: readonly { readonly name: string; readonly difference: string }[];
  /** Sources of the inputs, and their update interval. */
  readonly source: string;
  /**
   * The ports that the number itself is read from, where its answer reads others too: its card names their sources alone, of
   * none (a rule) what `source` says. Without it, those of the whole answer.
   */
  readonly ports?: readonly string[];
  readonly refresh: string;
}

export const MARKET_SOURCE = '各交易平台成交数据汇总';
export const CHAIN_SOURCE = '公链浏览器与项目方披露';
