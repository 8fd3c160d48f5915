/** An input of a calculator: a number with its unit, a choice, or a day (2026-11-20 in Beijing). */
export type CalculatorField =
  | {
      readonly key: string;
      readonly kind: 'number';
      readonly label: string;
      /** USD, %, 倍 … */
      readonly unit: string;
      /** Initial value; 'price' is the current Bitcoin price, `ofPrice` a multiple of it, rounded. */
      readonly first: number | 'price' | { readonly ofPrice: number };
      readonly least: number;
      readonly most: number;
      /** Only whole numbers. */
      readonly isComplete?: true;
    }
  | {
      readonly key: string;
      readonly kind: 'choice';
      readonly label: string;
      readonly first: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
  | { readonly key: string; readonly kind: 'date'; readonly label: string; readonly first: string };

/** Market data that calculators use. */
export interface CalculatorMarket {
  /** USD value of one unit, by lower-case symbol of coin or currency. */
  readonly usdOf: Readonly<Record<string, number>>;
  /** Daily closes of Bitcoin in USD, oldest first; empty while loading. */
  readonly closes: readonly { readonly time: number; readonly price: number }[];
}

/** One line of a result. usd in the visitor's unit, percent with a sign, amount with its unit, full not shortened to 万. */
export interface CalculatorLine {
  readonly label: string;
  readonly value: number | null;
  readonly kind: 'usd' | 'price' | 'percent' | 'amount' | 'full';
  readonly unit?: string;
}

/** A calculator as data: one form and one result list show all of them. */
export interface Calculator {
  readonly key: string;
  readonly name: string;
  /** What it computes, in one sentence. */
  readonly about: string;
  readonly fields: readonly CalculatorField[];
  readonly formula: string;
  /** What it ignores. */
  readonly notes: readonly string[];
  /** Whether it needs the daily closes. */
  readonly needsCloses?: true;
  /** Computes the results; each value is within its field's range. Empty if the values contradict each other. */
  readonly compute: (values: CalculatorValues, market: CalculatorMarket) => readonly CalculatorLine[];
}

/** Parsed field values: numbers, and texts for choices and days. */
export interface CalculatorValues {
  number(key: string): number;
  text(key: string): string;
}
