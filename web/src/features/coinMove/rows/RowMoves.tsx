import { Suspense, useId } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import styles from './RowMoves.module.css';
import { useRowMoves } from './useRowMoves.ts';

const { Part: RowMoveCard, preload } = lazyPart(
  async () => (await import('./RowMoveCard.tsx')).RowMoveCard,
  MissingQuietly,
);

/**
 * Why a coin moved, in every list of coins that shows their change of 24 hours: a card beside the change that a mouse rests on or a finger presses.
 * In the row that has the focus a button follows its links, for the keyboard.
 */
export function RowMoves() {
  const id = useId();
  const { opened, focused, open, close, keep } = useRowMoves(preload);
  const isOpen = opened !== null && opened.code === focused?.code;
  return (
    <>
      {focused?.cell.isConnected &&
        createPortal(
          <button
            type="button"
            className={styles.why}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => open(focused)}
          >
            涨幅拆分
          </button>,
          focused.cell,
        )}
      {opened && (
        <Suspense fallback={null}>
          <RowMoveCard key={opened.code} id={id} opened={opened} onClose={close} keep={keep} />
        </Suspense>
      )}
    </>
  );
}
