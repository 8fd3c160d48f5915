import { createContext, type KeyboardEvent, use } from 'react';
import { DragIcon } from '#ui/icon/icons.ts';
import styles from './SortHandle.module.css';
import { usePointerSort } from './usePointerSort.ts';

interface Sorting {
  /** False while the list is sorted otherwise than by the visitor's own order. */
  readonly enabled: boolean;
  readonly moveOnto: (key: string, onto: string) => void;
  readonly moveBy: (key: string, step: -1 | 1) => void;
}

/** Reorders the surrounding rows; a context, so that columns need not change with the order. */
export const SortingContext = createContext<Sorting>({
  enabled: false,
  moveOnto: () => {},
  moveBy: () => {},
});

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Drag it, or press ↑ and ↓ on it, to move its row. */
export function SortHandle({ sortKey, name }: { readonly sortKey: string; readonly name: string }) {
  const { enabled, moveOnto, moveBy } = use(SortingContext);
  const pointer = usePointerSort(moveOnto);
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveBy(sortKey, step);
  }
  const hint = enabled ? '拖动，或按 ↑ ↓ 调整顺序' : '按自己的顺序显示时才能调整';
  return (
    <button
      type="button"
      className={styles.handle}
      disabled={!enabled}
      title={hint}
      aria-label={`调整 ${name} 的顺序，${hint}`}
      data-sort-key={sortKey}
      onKeyDown={onKeyDown}
      {...pointer}
    >
      <DragIcon />
    </button>
  );
}
