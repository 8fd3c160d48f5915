import { CURRENCY_UNIT_FACTS } from '@coinmirror/shared/constants/currencyUnits.ts';
import { groupThousands, plainDecimal } from '@coinmirror/shared/format/decimal.ts';
import { type PortfolioName, portfolioOfTrade } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import { inOrder, type Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { EditIcon, TrashIcon } from '#ui/icon/icons.ts';
import { Switch } from '#ui/switch/Switch.tsx';
import { SIDE_WORDS } from '../transfer/tradesCsv.ts';
import { MoveBar } from './MoveBar.tsx';
import styles from './TradeList.module.css';

interface TradeListProps {
  readonly trades: readonly Trade[];
  readonly portfolios: readonly PortfolioName[];
  readonly nameOf: (code: string) => string;
  readonly symbolOf: (code: string) => string;
  readonly onEdit: (trade: Trade) => void;
  readonly onRemove: (trade: Trade) => void;
  readonly onMove: (trades: readonly Trade[], to: PortfolioName) => void;
}

const FIRST = 20;

/** Every recorded trade, the newest first; several are moved to another portfolio together. */
export function TradeList(props: TradeListProps) {
  const { trades, portfolios, nameOf, symbolOf, onEdit, onRemove, onMove } = props;
  const [isComplete, setComplete] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const newest = inOrder(trades).toReversed();
  const shown = isComplete ? newest : newest.slice(0, FIRST);
  const names = new Map(portfolios.map(({ id, name }) => [id, name]));
  const pick = (ids: readonly string[]) => setPicked(new Set(ids));
  const chosen = trades.filter(({ id }) => picked.has(id));
  return (
    <>
      {portfolios.length > 1 && (
        <Switch
          label="移动交易"
          checked={isPicking}
          onChange={(on) => {
            setPicking(on);
            pick([]);
          }}
        />
      )}
      {isPicking && (
        <MoveBar
          picked={chosen.length}
          total={trades.length}
          portfolios={portfolios}
          onPickAll={(on) => pick(on ? trades.map(({ id }) => id) : [])}
          onMove={(to) => {
            onMove(chosen, to);
            pick([]);
          }}
        />
      )}
      <ul className={styles.list}>
        {shown.map((trade) => {
          const { id, side, day, code } = trade;
          const name = nameOf(code);
          const what = `${day} ${SIDE_WORDS[side]}${name}`;
          return (
            <li key={id} className={styles.trade}>
              {isPicking && (
                <Checkbox
                  hideLabel
                  label={`选择 ${what}`}
                  checked={picked.has(id)}
                  onChange={(event) =>
                    pick(event.target.checked ? [...picked, id] : [...picked].filter((one) => one !== id))
                  }
                />
              )}
              <span className={styles.words}>
                <span>
                  {SIDE_WORDS[side]} {plain(trade.quantity)} {symbolOf(code)}
                </span>
                <span className={styles.facts}>
                  {day}
                  {trade.time && ` ${trade.time}`}
                  {side !== 'out' && ` · ${side === 'in' ? '成本价' : '单价'} ${inUnit(trade, trade.price)}`}
                  {trade.fee > 0 && ` · 手续费 ${inUnit(trade, trade.fee)}`}
                  {trade.unit !== 'usd' && ` · 1 USD = ${plain(trade.perUsd)} ${trade.unit.toUpperCase()}`}
                  {portfolios.length > 1 && ` · ${names.get(portfolioOfTrade(trade, portfolios)) ?? ''}`}
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
