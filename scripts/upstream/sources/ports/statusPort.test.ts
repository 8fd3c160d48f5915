import { expect, test } from 'vitest';
import { readSourcesConfig } from '../config/sourcesConfig.ts';
import { openMarketStore } from '../store/marketStore.ts';
import { statusPort } from './statusPort.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');

test('names what of a coin is held back under those who say so, with the reason and since when', async () => {
  const held = (sourceNames: readonly string[], value: number, reason: string) => () =>
    new Map([['dogecoin', { code: 'dogecoin', value, sourceNames, reason, since: NOW }]]);
  const port = statusPort({
    clients: new Map(),
    sources: readSourcesConfig({ MARKET_SOURCE: 'public' }).sources,
    store: openMarketStore({ dataDir: null, now: () => NOW }),
    quarantine: () => new Map(),
    held: {
      prices: held(['binance', 'okx'], 150, '相差 1000 倍'),
      supplies: held(['COINGECKO'], 1.5e17, '不参与排名'),
    },
    sockets: () => [],
    now: () => NOW,
  });
  const rows = await port.rows();
  const reported = rows.flatMap(({ name, quarantined }) =>
    quarantined.map(({ subject, value, reason }) => [name, subject, value, reason]),
  );
  expect(reported).toEqual([
    ['BINANCE', 'DOGE 价格', 150, '相差 1000 倍'],
    ['OKX', 'DOGE 价格', 150, '相差 1000 倍'],
    ['COINGECKO', 'DOGE 流通量', 1.5e17, '不参与排名'],
  ]);
});
