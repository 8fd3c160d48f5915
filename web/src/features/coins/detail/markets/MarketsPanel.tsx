import { marketColumns } from '@coinmirror/shared/columns/coinMarkets.ts';
import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import { MARKET_KINDS } from '@coinmirror/shared/contract/coin/marketKinds.ts';
import { MARKET_TYPE, type MarketType } from '@coinmirror/shared/contract/coin/markets.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { PhoneFold } from '#ui/fold/PhoneFold.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Select } from '#ui/select/Select.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { StaleNote } from '#ui/state/StaleNote.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { ColumnChooser } from '#ui/table/tools/ColumnChooser.tsx';
import { CsvButton } from '#ui/table/tools/CsvButton.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { MarketRules } from './MarketRules.tsx';
import styles from './MarketsPanel.module.css';
import { marketCells } from './marketCells.tsx';
import { useCoinMarketsQuery } from './marketsApi.ts';
import { ANY_QUOTE, pairsWanted } from './pairsWanted.ts';
import { FuturesPie, SpotPie } from './SharePie.tsx';

export interface MarketsPanelProps {
  readonly code: string;
  readonly name: string;
  readonly kind: MarketType;
  /** The choice of the price unit; belongs to another feature. */
  readonly unit: ReactNode;
  /** The address of this panel with another kind of market. */
  readonly hrefOf: (kind: MarketType) => string;
}

const rowKey = (row: { readonly exchangeCode: string; readonly pair: string; readonly contract: string }) =>
  `${row.exchangeCode} ${row.pair} ${row.contract}`;

/** Every market of a coin: spot, futures, decentralised, over the counter. */
export function MarketsPanel({ code, name, kind, unit, hrefOf }: MarketsPanelProps) {
  const result = useCoinMarketsQuery(
    { code, tickertype: MARKET_TYPE[kind] },
    { pollingInterval: POLL_FAST, skipPollingIfUnfocused: true },
  );
  const state = useTableState(`coin-${kind}`);
  const definition = useColumnTerm();
  const [quote, setQuote] = useState(ANY_QUOTE);
  const [words, setWords] = useState('');
  const columns = useMemo(() => renderColumns(marketColumns(kind), marketCells), [kind]);
  const markets = result.currentData?.value;
  const rows = useMemo(() => markets && pairsWanted(markets.rows, quote, words), [markets, quote, words]);
  const quotes = quoteOptions(markets?.quotes ?? []);
  const retry = () => void result.refetch();
  function clear() {
    setQuote(ANY_QUOTE);
    setWords('');
  }

  return (
    <div className={styles.panel}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <KindTabs kind={kind} hrefOf={hrefOf} />
          <div className={styles.tools}>
            <PhoneFold label="选项">
              {unit}
              <Select label="计价币" size="s" value={quote} options={quotes} onChange={setQuote} />
              <TextField
                label="搜索平台或交易对"
                hideLabel
                type="search"
                placeholder="搜索平台或交易对"
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
              <ColumnChooser columns={columns} chosen={state.columns} onChoose={state.chooseColumns} />
              <CsvButton name={`${name}交易对`} columns={columns} rows={rows} state={state} />
            </PhoneFold>{' '}
          </div>
          {result.currentData?.stale && (
            <StaleNote asOf={result.currentData.asOf} onRetry={retry} busy={result.isFetching} />
          )}
          <DataTable
            label={`${name}的交易对`}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            state={state}
            definition={definition}
            failed={
              result.error !== undefined && (
                <FailedState failure={result.error} onRetry={retry} busy={result.isFetching} />
              )
            }
            empty={
              markets?.total === 0 ? (
                <EmptyState
                  title={EMPTY[kind]}
                  action={kind === 'spot' && <HrefLink href={hrefOf('dex')}>去看 DEX 上的交易对</HrefLink>}
                />
              ) : (
                <EmptyState title="没有符合条件的交易对" action={<Button onClick={clear}>清除筛选</Button>} />
              )
            }
          />
          <MarketRules kind={kind} />
        </div>
        {kind === 'futures' ? (
          <FuturesPie name={name} rows={markets?.rows} asOf={result.currentData?.asOf ?? null} />
        ) : (
          <SpotPie code={code} name={name} />
        )}
      </div>
    </div>
  );
}

function quoteOptions(quotes: readonly string[]) {
  return [ANY_QUOTE, ...quotes].map((one) => ({
    value: one,
    label: one === ANY_QUOTE ? '全部计价币' : one,
  }));
}

function KindTabs({ kind, hrefOf }: Pick<MarketsPanelProps, 'kind' | 'hrefOf'>) {
  const items = MARKET_KINDS.map((one) => ({
    key: one.kind,
    label: one.label,
    href: hrefOf(one.kind),
    current: one.kind === kind,
  }));
  return <LinkTabs label="市场类型" items={items} />;
}

const EMPTY: Readonly<Record<MarketType, string>> = {
  spot: '没有中心化平台的现货交易对',
  futures: '没有合约交易对',
  dex: '没有去中心化平台的交易对',
  otc: '没有平台提供这个币种的场外交易',
};
