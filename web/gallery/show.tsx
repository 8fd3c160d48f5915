import { type ReactNode, useState } from 'react';
import styles from './show.module.css';

/** Children side by side, wrapping. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Verbatim text, line by line. */
export function Text({ children }: { readonly children: string }) {
  return <pre className={styles.text}>{children}</pre>;
}

export interface NamedProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** A value with a label at its left: for states that differ in one prop. */
export function Named({ name, children }: NamedProps) {
  return (
    <div className={styles.named}>
      <span className={styles.what}>{name}</span>
      <span>{children}</span>
    </div>
  );
}

export interface HeldProps<Value> {
  readonly first: Value;
  readonly children: (value: Value, hold: (value: Value) => void) => ReactNode;
}

/** Holds the value of a control, like a page would. */
export function Held<Value>({ first, children }: HeldProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

/** A no-op press handler. */
export function nothing(): void {}
