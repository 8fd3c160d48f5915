import type { ReactNode } from 'react';

/** One row of a comparison. */
export interface CompareRow<Item> {
  readonly key: string;
  readonly name: string;
  readonly cell: (item: Item) => ReactNode;
  /** The value that decides whether the items differ here. */
  readonly value: (item: Item) => string | number | null;
  /** Text that may wrap. */
  readonly wraps?: boolean;
}

/** Related rows under a heading. */
export interface CompareGroup<Item> {
  readonly name: string;
  readonly rows: readonly CompareRow<Item>[];
}
