import type { ReactNode } from 'react';

/** What things of a kind are compared by, in one line. */
export interface CompareRow<Item> {
  readonly key: string;
  readonly name: string;
  readonly cell: (item: Item) => ReactNode;
  /** What decides whether they differ here. */
  readonly value: (item: Item) => string | number | null;
  /** Words that may take several lines. */
  readonly wraps?: boolean;
}

/** Lines that belong together, under a heading. */
export interface CompareGroup<Item> {
  readonly name: string;
  readonly rows: readonly CompareRow<Item>[];
}
