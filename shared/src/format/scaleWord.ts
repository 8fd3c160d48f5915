/** A formatted number around its 万 or 亿, which stands one step back. */
export interface ScaledText {
  readonly digits: string;
  readonly scale: string;
  /** A currency or a unit: ` BTC`, ` 个`. */
  readonly rest: string;
}

const SCALED = /^([^\p{L}]*\d)(万亿|万|亿|京)(?![\p{L}\d])(.*)$/u;

/** The parts of `$1.53亿`, `1,824.76万 BTC`; null for what has no such word after its digits: `--`, `12.5%`, `3万枚以上`. */
export function scaledText(text: string): ScaledText | null {
  const [, digits, scale, rest = ''] = SCALED.exec(text) ?? [];
  return digits === undefined || scale === undefined ? null : { digits, scale, rest };
}
