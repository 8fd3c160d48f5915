import { CURRENCY_UNIT_FACTS } from '@coinmirror/shared/constants/currencyUnits.ts';
import { groupThousands, plainDecimal } from '@coinmirror/shared/format/decimal.ts';
import { inOrder, type Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { EditIcon, TrashIcon } from '#ui/icon/icons.ts';
import { SIDE_WORDS } from '../transfer/tradesCsv.ts';
import styles from './TradeList.module.css';

interface TradeListProps {
  readonly trades: readonly Trade[];
  readonly nameOf: (code: string) => string;
  readonly symbolOf: (code: string) => string;
  readonly onEdit: (trade: Trade) => void;
  readonly onRemove: (trade: Trade) => void;
}

const FIRST = 20;

/** Every recorded trade, the newest first. */
export function TradeList({ trades, nameOf, symbolOf, onEdit, onRemove }: TradeListProps) {
  const [isComplete, setComplete] = useState(false);
  const newest = inOrder(trades).toReversed();
  const shown = isComplete ? newest : newest.slice(0, FIRST);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((trade) => {
          const { id, side, day, code } = trade;
          const name = nameOf(code);
          const what = `${day} ${SIDE_WORDS[side]}${name}`;
          return (
            <li key={id} className={styles.trade}>
              <span className={styles.words}>
                <span>
                  {SIDE_WORDS[side]} {plain(trade.quantity)} {symbolOf(code)}
                </span>
                <span className={styles.facts}>
                  {day} · 单价 {inUnit(trade, trade.price)}
                  {trade.fee > 0 && ` · 手续费 ${inUnit(trade, trade.fee)}`}
                  {trade.unit !== 'usd' && ` · 1 USD = ${plain(trade.perUsd)} ${trade.unit.toUpperCase()}`}
                </span>
              </span>
              <IconButton size="s" label={`修改 ${what}`} icon={<EditIcon />} onClick={() => onEdit(trade)} />
              <IconButton
                size="s"
                label={`删除 ${what}`}
                icon={<TrashIcon />}
                onClick={() => onRemove(trade)}
              />
            </li>
          );
        })}
      </ul>
      {newest.length > FIRST && !isComplete && (
        <Button size="s" onClick={() => setComplete(true)}>
          显示全部 {newest.length} 笔
        </Button>
      )}
    </>
  );
}

function inUnit({ unit }: Trade, value: number): string {
  const { prefix, suffix } = CURRENCY_UNIT_FACTS[unit];
  return `${prefix}${plain(value)}${suffix && ` ${suffix}`}`;
}

function plain(value: number): string {
  return groupThousands(plainDecimal(value));
}
