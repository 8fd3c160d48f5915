import { MARKET_TYPE } from '@coinmirror/shared/contract/coin/markets.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { cut, ok, pageCount } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { requireCoin } from '../indexes/requireCoin.ts';
import { futuresRows, otcRows, type PairRow, spotRows } from '../rows/pairRows.ts';

export const coinMarketHandlers = {
  async coinMarkets({ code, tickertype, pair2, page, pagesize }, { sources }) {
    const all = await rowsOf(code, tickertype, sources);
    const wanted = pair2 === '' ? all : all.filter((row) => row.quote === pair2.toUpperCase());
    return ok({
      rows: cut(wanted, page, pagesize),
      quotes: [...new Set(all.map((row) => row.quote))],
      total: wanted.length,
      pageCount: pageCount(wanted.length, pagesize),
      page,
    });
  },

  async coinTradeShares({ code }, { sources }) {
    const spot = await rowsOf(code, MARKET_TYPE.spot, sources);
    const dex = await rowsOf(code, MARKET_TYPE.dex, sources);
    const byExchange = Map.groupBy([...spot, ...dex], (row) => row.exchangeCode);
    const shares = [...byExchange].map(([exchange, rows]) => ({
      name: rows[0]?.nameZh || rows[0]?.nameEn || exchange,
      code: exchange,
      share: rows.reduce((sum, row) => sum + (row.share ?? 0), 0),
    }));
    return ok(shares.sort((a, b) => b.share - a.share));
  },
} satisfies Handlers<'coinMarkets' | 'coinTradeShares'>;

async function rowsOf(code: string, type: number, sources: Sources): Promise<PairRow[]> {
  const coin = await requireCoin(sources, code);
  if (type === MARKET_TYPE.futures) return futuresRows(sources, coin);
  if (type === MARKET_TYPE.otc)
    return otcRows(coin, await requirePort(sources, 'otc').asks(coin.facts.code), sources);
  return spotRows(sources, coin, type === MARKET_TYPE.dex ? 'dex' : 'spot');
}
