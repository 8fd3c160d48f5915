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
    const wanted = pair2 === '' ? all : all.filter((row) => row.pair2 === pair2.toUpperCase());
    return ok({
      markets: cut(wanted, page, pagesize),
      pair2s: [...new Set(all.map((row) => row.pair2))],
      total_count: wanted.length,
      total_pages: pageCount(wanted.length, pagesize),
      page,
    });
  },

  async coinTradeShares({ code }, { sources }) {
    const spot = await rowsOf(code, MARKET_TYPE.spot, sources);
    const dex = await rowsOf(code, MARKET_TYPE.dex, sources);
    const byExchange = Map.groupBy([...spot, ...dex], (row) => row.exchange_code);
    const shares = [...byExchange].map(([exchange, rows]) => ({
      name: rows[0]?.name_zh || rows[0]?.name || exchange,
      code: exchange,
      percent: rows.reduce((sum, row) => sum + Number(row.accounting ?? 0), 0),
    }));
    return ok(shares.sort((a, b) => b.percent - a.percent));
  },
} satisfies Handlers<'coinMarkets' | 'coinTradeShares'>;

async function rowsOf(code: string, type: number, sources: Sources): Promise<PairRow[]> {
  const coin = await requireCoin(sources, code);
  if (type === MARKET_TYPE.futures) return futuresRows(sources, coin);
  if (type === MARKET_TYPE.otc)
    return otcRows(coin, await requirePort(sources, 'otc').asks(coin.facts.code), sources);
  return spotRows(sources, coin, type === MARKET_TYPE.dex ? 'dex' : 'spot');
}
