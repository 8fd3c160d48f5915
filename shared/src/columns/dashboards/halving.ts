import type { HalvingCoin, HalvingInfo, HalvingPast } from '../../contract/dashboards/halving.ts';
import { formatDate } from '../../format/time.ts';
import { writeAmount, writePercent, writeShare } from '../../format/written.ts';
import { changePercent } from '../../indicators/priceChange.ts';
import { coinSubject } from '../coin.ts';
import type { Column } from '../column.ts';
import { date } from '../moreValues.ts';
import { number, percent, price } from '../values.ts';
import { rowName, text } from '../words.ts';

const WIDE = { width: 120 } as const;
const whole = (id: string, label: string, unit: string, read: (value: HalvingInfo) => number | null) =>
  number<HalvingInfo>(id, label, read, (value) => writeAmount(read(value), unit, 'full'), WIDE);

export const halvingFacts: readonly Column<HalvingInfo>[] = [
  text('eta', '预计日期', ({ expectedAt }) => formatDate(expectedAt), { ...WIDE, definition: 'halvingEta' }),
  whole('height', '当前高度', '', ({ height }) => height),
  whole('target', '减半高度', '', ({ target }) => target),
  whole('remaining', '剩余区块', '', ({ remaining }) => remaining),
  whole('reward', '当前奖励', 'BTC', ({ reward }) => reward),
  whole('next', '减半后奖励', 'BTC', ({ nextReward }) => nextReward),
  whole('blocks', '24H出块', '个', ({ blocks24h }) => blocks24h),
  whole('seconds', '平均出块', '秒', ({ blockSeconds }) => blockSeconds),
  percent(
    'progress',
    '本轮进度',
    ({ progress }) => progress,
    (value) => writeShare(value),
    WIDE,
  ),
];

export const halvingPastColumns: readonly Column<HalvingPast>[] = [
  text('date', '日期', ({ time }) => formatDate(time, 'UTC'), {
    arrives: 'desc',
    width: 112,
    rowHeader: true,
    pin: true,
    always: true,
    sortValue: ({ time }) => time,
  }),
  number(
    'height',
    '区块高度',
    ({ height }) => height,
    ({ height }) => writeAmount(height, '', 'full'),
    { width: 104 },
  ),
  number(
    'reward',
    '减半后奖励',
    ({ reward }) => reward,
    ({ reward }) => writeAmount(reward, 'BTC', 'full'),
    { width: 120 },
  ),
  price('price', '当日收盘价', (row) => row.price, { phone: 'key' }),
  price('after', '一年后', (row) => row.priceAfter, { phoneUnder: 'price' }),
  percent(
    'change',
    '一年后涨跌',
    ({ price: then, priceAfter }) =>
      then === null || priceAfter === null ? null : changePercent(priceAfter, then),
    (value) => writePercent(value),
    { width: 112, phone: 'key', grow: true },
  ),
];

export const halvingCoinColumns: readonly Column<HalvingCoin>[] = [
  rowName('name', '币种', coinSubject, { width: 152, phoneWidth: 128 }),
  date('halvesAt', '下次减产', ({ halvesAt }) => halvesAt, { phone: 'key' }),
  number(
    'reward',
    '区块奖励',
    ({ reward }) => reward,
    ({ reward }) => writeAmount(reward, '', 'full'),
    { width: 112, phone: 'key' },
  ),
  number(
    'next',
    '减产后',
    (row) => row.nextReward,
    (row) => writeAmount(row.nextReward, '', 'full'),
    { width: 112, phoneUnder: 'reward' },
  ),
  percent(
    'cut',
    '减少',
    (row) => (1 - row.nextReward / row.reward) * 100,
    (value) => writeShare(value),
    { width: 84 },
  ),
  price('price', '价格', (row) => row.price, { grow: true }),
];
