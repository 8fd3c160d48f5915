import { coinMoveLine, coinMoveSentence } from '@coinmirror/shared/sentences/coinMove.ts';
import { useMemo } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { FloatingPanel } from '#ui/popover/FloatingPanel.tsx';
import { SentenceText } from '#ui/sentence/SentenceText.tsx';
import { Happenings } from '../Happenings.tsx';
import { MoveFigure } from '../MoveFigure.tsx';
import { useCoinMove } from '../useCoinMove.ts';
import styles from './RowMoves.module.css';
import type { OpenedMove } from './useRowMoves.ts';

export interface RowMoveCardProps {
  readonly id: string;
  readonly opened: OpenedMove;
  readonly onClose: () => void;
  /** A pointer on the card itself keeps it. */
  readonly keep: { readonly onPointerEnter: () => void; readonly onPointerLeave: () => void };
}

/** The card of a row: the change in parts, what happened in the same hours, the ways to more. */
export function RowMoveCard({ id, opened: { code, cell, isLive, state }, onClose, keep }: RowMoveCardProps) {
  const move = useCoinMove(code);
  const anchor = useMemo(() => ({ current: cell }), [cell]);
  const { changeBase } = useDisplay();
  // Beside a change on another base it says which one is split.
  const isDay = !isLive || changeBase === '24H';
  const line = move ? (isDay ? coinMoveLine(move) : coinMoveSentence(move)) : null;
  return (
    <FloatingPanel
      key={state}
      id={id}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      anchor={anchor}
      label="涨幅拆分"
      align="end"
      side="bottom"
      tooltip={state !== 'open'}
      className={styles.panel}
    >
      <div className={styles.inside} {...keep}>
        <p className={styles.line}>{said(move, line)}</p>
        {move?.split != null || move?.liquidations != null ? <MoveFigure move={move} /> : null}
        {move && <Happenings move={move} />}
        <p className={styles.links}>
          <PageLink to="coin" params={{ coinCode: code }}>
            打开币种页
          </PageLink>
          <PageLink to="wikiNoun" params={{ id: 'move-split' }}>
            拆分方法
          </PageLink>
        </p>
      </div>
    </FloatingPanel>
  );
}

function said(move: ReturnType<typeof useCoinMove>, line: ReturnType<typeof coinMoveLine>) {
  if (line !== null) return <SentenceText sentence={line} />;
  if (move === undefined) return '正在加载';
  return move === null ? '涨幅拆分暂时读不到' : '24 小时前没有价格，涨幅未知';
}
