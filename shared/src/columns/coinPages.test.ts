import { describe, expect, it } from 'vitest';
import { findDefinition } from '../pages/findDefinition.ts';
import { holderChainColumns, holderColumns } from './coinHolders.ts';
import { marketColumns } from './coinMarkets.ts';
import { coinWalletColumns } from './coinWallets.ts';
import type { Column } from './column.ts';
import { pairColumns } from './exchangePairs.ts';
import { watchedColumns } from './watched.ts';
import { exchange, exchangeSubject } from './words.ts';

/** Every table of a coin's page, and the watchlist, with the facts of each column. */
const reported = <Row>(columns: readonly Column<Row>[]) =>
  columns.map(({ id, label, rowHeader = false, definition }) => ({ id, label, rowHeader, definition }));
const tables = {
  spot: reported(marketColumns('spot')),
  futures: reported(marketColumns('futures')),
  dex: reported(marketColumns('dex')),
  otc: reported(marketColumns('otc')),
  wallets: reported(coinWalletColumns),
  holders: reported(holderColumns('BTC', { manyChains: true, hasOlder: true })),
  chains: reported(holderChainColumns('BTC')),
  watched: reported(watchedColumns('24H', { isPicking: true, isHolding: false, profitOf: () => null })),
};

describe('the tables of a coin', () => {
  it.each(Object.entries(tables))(
    '%s has each column once, one row header, and defines every term it refers to',
    (_name, columns) => {
      expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length);
      expect(new Set(columns.map(({ label }) => label)).size).toBe(columns.length);
      expect(columns.filter(({ rowHeader }) => rowHeader)).toHaveLength(1);
      for (const { definition } of columns)
        if (definition !== undefined) expect(findDefinition(definition, '24H'), definition).not.toBeNull();
    },
  );

  it('show when a row was updated only if that varies', () => {
    const shown = <Row>(columns: readonly Column<Row>[]) =>
      columns.filter(({ optional }) => !optional).map(({ label }) => label);
    for (const kind of ['spot', 'futures', 'dex', 'otc'] as const)
      expect(shown(marketColumns(kind))).not.toContain('更新时间');
    for (const kind of ['spot', 'margin'] as const)
      expect(shown(pairColumns(kind))).not.toContain('更新时间');
    const holders = (hasOlder: boolean) => shown(holderColumns('BTC', { manyChains: false, hasOlder }));
    expect(holders(false)).not.toContain('更新时间');
    expect(holders(true)).toContain('更新时间');
  });

  it('name an exchange without the heading’s word, which would truncate it', () => {
    const named = { code: 'bybit', name: 'Bybit 交易所', logo: '' };
    expect(exchangeSubject(named)).toMatchObject({ name: 'Bybit', link: { to: 'exchange' } });
    expect(exchangeSubject({ ...named, code: '', name: '币安' })).toMatchObject({ name: '币安', link: null });
    expect(exchangeSubject({ ...named, name: 'HTX（火币）' }).name).toBe('HTX（火币）');
    const narrow = exchange('at', '交易所', () => ({ ...named, name: 'HTX（火币）' }), { width: 90 });
    expect(narrow.content).toMatchObject({ as: 'subject' });
    expect(narrow.content.as === 'subject' && narrow.content.read(null)?.name).toBe('HTX');
  });

  it('have only the columns that the kind of market publishes', () => {
    const labels = (kind: 'spot' | 'futures' | 'otc') => tables[kind].map(({ label }) => label);
    expect(labels('futures')).toEqual(expect.arrayContaining(['资金费率', '持仓量', 'K线']));
    expect(labels('spot')).not.toContain('资金费率');
    expect(labels('otc')).not.toContain('24H成交额');
  });
});
