import { optionSideColumns, strikeColumn, strikeText } from '@coinmirror/shared/columns/optionChain.ts';
import type { OptionChain, OptionChainRow } from '@coinmirror/shared/contract/exchange/options.ts';
import type { OptionType } from '@coinmirror/shared/indicators/optionPricing/black76.ts';
import { useMemo } from 'react';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import styles from './ChainSideTable.module.css';
import { strikeAtTheMoney } from './chainPlaces.ts';
import { CHAIN_ORDER } from './chainState.ts';

interface ChainSideTableProps {
  readonly label: string;
  readonly chain: OptionChain;
  readonly type: OptionType;
  readonly footnotes: readonly string[];
}

const strikeOf = ({ strike }: OptionChainRow) => String(strike);

/** One side of a chain, for a narrow screen: what is in the money is marked at its strike. */
export function ChainSideTable({ label, chain, type, footnotes }: ChainSideTableProps) {
  const { symbol, forward } = chain;
  const central = strikeAtTheMoney(chain);
  const columns = useMemo(() => {
    const own = [strikeColumn, ...optionSideColumns(type, { symbol, forward })];
    return renderColumns(own, {
      strike: ({ strike }) => (
        <span className={styles.strike}>
          {strikeText(strike)}
          <small className={styles.place}>{placeOf({ strike, type, forward, central })}</small>
        </span>
      ),
    });
  }, [symbol, forward, type, central]);
  const definition = useColumnTerm();
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={chain.strikes}
      rowKey={strikeOf}
      state={CHAIN_ORDER}
      definition={definition}
      footnotes={footnotes}
      empty={<EmptyState title="没有期权" />}
    />
  );
}

interface Placed {
  readonly strike: number;
  readonly type: OptionType;
  readonly forward: number;
  readonly central: number | null;
}

/** 平值 next to the forward, 实值 and 虚值 on its two sides. */
function placeOf({ strike, type, forward, central }: Placed): string {
  if (strike === central) return '平值';
  return strike < forward === (type === 'call') ? '实值' : '虚值';
}
