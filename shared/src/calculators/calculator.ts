/** What a calculator asks for: a number with its unit, a choice, or a day (2026-11-20 in Beijing). */
export type CalculatorField =
  | {
      readonly key: string;
      readonly kind: 'number';
      readonly label: string;
      /** USD, %, 倍 … */
      readonly unit: string;
      /** What stands there first; 'price' is the newest price of Bitcoin, `ofPrice` so many times it, rounded. */
      readonly first: number | 'price' | { readonly ofPrice: number };
      readonly least: number;
      readonly most: number;
      /** Only whole numbers. */
      readonly isWhole?: true;
    }
  | {
      readonly key: string;
      readonly kind: 'choice';
      readonly label: string;
      readonly first: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
  | { readonly key: string; readonly kind: 'date'; readonly label: string; readonly first: string };

/** What a calculator knows of the market. */
export interface CalculatorMarket {
  /** USD that one unit is worth, by lower-case symbol of coin or currency. */
  readonly usdOf: Readonly<Record<string, number>>;
  /** Daily closes of Bitcoin in USD, oldest first; none while they are on their way. */
  readonly closes: readonly { readonly time: number; readonly price: number }[];
}

/** One line of a result. usd in the visitor's unit, percent with a sign, amount with its unit, full not shortened to 万. */
export interface CalculatorLine {
  readonly label: string;
  readonly value: number | null;
  readonly kind: 'usd' | 'price' | 'percent' | 'amount' | 'full';
  readonly unit?: string;
}

/** A calculator as data: one form and one list of results show them all. */
export interface Calculator {
  readonly key: string;
  readonly name: string;
  /** What it answers, in a sentence. */
  readonly about: string;
  readonly fields: readonly CalculatorField[];
  readonly formula: string;
  /** What it leaves out. */
  readonly notes: readonly string[];
  /** It needs the closes. */
  readonly needsCloses?: true;
  /** The results, of values that are each within its field; empty where they do not fit together. */
  readonly compute: (values: CalculatorValues, market: CalculatorMarket) => readonly CalculatorLine[];
}

/** Read values of the fields: numbers, and the texts of choices and days. */
export interface CalculatorValues {
  number(key: string): number;
  text(key: string): string;
}
