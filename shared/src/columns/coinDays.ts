import type { CoinDay } from '../contract/coin/history.ts';
import { formatDate } from '../format/time.ts';
import { writeAmount } from '../format/written.ts';
import type { Column } from './column.ts';
import { amount, change, number, price, share } from './values.ts';
import { text } from './words.ts';

const PRICE = { width: 108, grow: true, definition: 'dayPrice' } as const;

/** A coin's days: date, prices, volume, turnover, market value. `symbol` is the unit of the volume in the CSV file. */
export function coinDayColumns(symbol: string): readonly Column<CoinDay>[] {
  return [
    text('date', '日期', (row) => formatDate(row.time), {
      arrives: 'desc',
      width: 104,
      phoneWidth: 96,
      rowHeader: true,
      pin: true,
      always: true,
      sortValue: (row) => row.time,
    }),
    price('open', '开盘价', (row) => row.open, PRICE),
    price('high', '最高价', (row) => row.high, PRICE),
    price('low', '最低价', (row) => row.low, PRICE),
    price('close', '收盘价', (row) => row.close, { ...PRICE, phone: 'key' }),
    change('change', '涨跌', (row) => row.change, { width: 88, phone: 'key', definition: 'dayChange' }),
    number(
      'coins',
      '成交量',
      (row) => row.volumeCoins,
      (row) => writeAmount(row.volumeCoins),
      {
        width: 112,
        definition: 'dayVolume',
        csvLabel: () => `成交量(${symbol})`,
      },
    ),
    amount('volume', '成交额', (row) => row.volume, { width: 100, definition: 'dayVolume' }),
    share('turnover', '换手率', (row) => row.turnoverRate, { width: 76, definition: 'dayTurnover' }),
    amount('cap', '流通市值', (row) => row.marketCap, { width: 100, definition: 'dayMarketCap' }),
  ];
}
