import type { CoinHistory } from '../../contract/coin/history.ts';
import { changePercent } from '../../indicators/priceChange.ts';
import type { Column } from '../column.ts';
import { change, price } from '../values.ts';

const DAY = 86_400_000;
/** The day of the third halving. */
const HALVED = Date.UTC(2020, 4, 11);
/** The days shown: half a year before, fifteen months after. */
export const HALVING_2020_CALL = {
  coincode: 'bitcoin',
  begintime: '20191101',
  endtime: '20210801',
  page: 1,
  per_page: 1000,
} as const;

/** The price around the third halving. */
export const halving2020Facts: readonly Column<CoinHistory>[] = [
  price('at', '减半日收盘价', (value) => closeOn(value, 0)),
  ...([-30, 30, 180, 365] as const).map((days) =>
    change<CoinHistory>(`after${days}`, days < 0 ? `此前 ${-days} 日` : `此后 ${days} 日`, (value) => {
      const [at, other] = [closeOn(value, 0), closeOn(value, days)];
      if (at === null || other === null) return null;
      return days < 0 ? changePercent(at, other) : changePercent(other, at);
    }),
  ),
];

function closeOn({ days }: CoinHistory, after: number): number | null {
  const time = HALVED + after * DAY;
  return days.find((day) => day.time <= time && time < day.time + DAY)?.close ?? null;
}
