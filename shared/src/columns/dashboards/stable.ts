import { pegState } from '../../constants/peg.ts';
import type { Stablecoin, Stablecoins } from '../../contract/dashboards/stable.ts';
import { formatFixed } from '../../format/formatFixed.ts';
import { UNKNOWN, writePercent } from '../../format/written.ts';
import { coinSubject } from '../coin.ts';
import type { Column } from '../column.ts';
import { moneyFlow } from '../moreValues.ts';
import { amount, change, number, percent, price, share } from '../values.ts';
import { rowName, text } from '../words.ts';

const cny = (value: number | null) => (value === null ? UNKNOWN : { text: `¥${formatFixed(value, 3)}` });

/** All stablecoins together, and OTC Tether. */
export const stableFacts: readonly Column<Stablecoins>[] = [
  amount('cap', '稳定币总市值', (value) => value.marketCap, { definition: 'stableCap' }),
  moneyFlow('change7d', '7日净增发', (value) => value.change7d, { definition: 'stableIssue' }),
  moneyFlow('change30d', '30日净增发', (value) => value.change30d, { definition: 'stableIssue' }),
  amount('volume', '24H成交额', (value) => value.volume24h, { definition: 'volume24h' }),
  number(
    'otc',
    'USDT 场外价',
    (value) => value.otcPrice,
    (value) => cny(value.otcPrice),
    { width: 96, definition: 'usdtPremium' },
  ),
  change('premium', 'USDT 溢价', (value) => value.premium, { definition: 'usdtPremium' }),
];

/** Decimals of a deviation from the peg: hundredths of a percent matter. */
const PLACES = 3;

export const stableColumns: readonly Column<Stablecoin>[] = [
  rowName('name', '稳定币', coinSubject, { width: 152, phoneWidth: 128 }),
  text('peg', '锚定', ({ peg }) => (peg === 'eur' ? '1 欧元' : '1 美元'), { width: 72 }),
  price('price', '价格', (row) => row.price, { phone: 'key' }),
  percent(
    'deviation',
    '偏离',
    (row) => row.deviation,
    // Either sign is as bad: no direction.
    (value) => ({ text: writePercent(value, { places: PLACES }).text }),
    { width: 92, phone: 'key', definition: 'pegDeviation' },
  ),
  text('state', '判断', ({ deviation }) => (deviation === null ? '' : pegState(deviation)), {
    width: 84,
    phoneUnder: 'deviation',
    definition: 'pegDeviation',
  }),
  amount('cap', '流通市值', (row) => row.marketCap, {
    arrives: 'desc',
    phoneUnder: 'price',
    definition: 'marketCap',
  }),
  share('share', '占比', (row) => row.share, { definition: 'stableShare' }),
  change('change7d', '7日增发', (row) => row.change7dPercent, { definition: 'stableIssue' }),
  change('change30d', '30日增发', (row) => row.change30dPercent, { definition: 'stableIssue' }),
  amount('volume', '24H成交额', (row) => row.volume24h, { definition: 'volume24h' }),
  text('mechanism', '类型', (row) => row.mechanism, { width: 88 }),
  text('issuer', '发行方', (row) => row.issuer, { width: 128, optional: true }),
  text('chains', '链分布', (row) => chainsText(row), { width: 240, grow: true }),
];

function chainsText({ chains }: Stablecoin): string {
  return chains.map(({ name, share: part }) => `${name} ${part}%`).join('，');
}
