import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Roving tabindex: arrow keys, Home and End move among the enabled buttons of a group and press the one they reach. */
export function rovingKeys(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const from = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
  const target = buttons[targetIndex(event.key, from, buttons.length)];
  if (from < 0 || target === undefined) return;
  event.preventDefault();
  target.focus();
  target.click();
}

function targetIndex(key: string, from: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? -1 : (from + step + count) % count;
}
