import { formatCount } from '../format/amount.ts';
import { joinSpaced } from '../format/joinSpaced.ts';
import { withMinus } from '../format/minus.ts';
import type { Indicator } from '../indicators/definitions/indicator.ts';
import { linkOfIndicator } from '../indicators/definitions/linkOfIndicator.ts';
import type { IndicatorDay } from '../indicators/indicatorDay.ts';
import { thresholdsFrom } from '../indicators/thresholds.ts';
import { writeIndicator } from '../indicators/writeIndicator.ts';
import { zoneOf } from '../indicators/zone.ts';
import type { Link } from '../routes/link.ts';
import { price } from './figures.ts';
import { type Figure, join, plain, type Sentence, say, share } from './sentence.ts';

/** Days that the present value is compared with. */
const YEAR = 365;

/** An indicator's value, its band, and how many of the last 365 days were lower. `days` oldest first. */
export function indicatorSentence(indicator: Indicator, days: readonly IndicatorDay[]): Sentence | null {
  const value = days.at(-1)?.value ?? null;
  if (value === null) return null;
  const link = linkOfIndicator(indicator);
  const before = days.slice(-1 - YEAR, -1).flatMap(({ value: past }) => past ?? []);
  const lower = before.filter((past) => past < value).length;
  const zone = zoneOf(indicator, value);
  const where = zone === '' || indicator.trigger !== undefined ? zone : `在${zone}`;
  return join([
    say`${joinSpaced(indicator.short, '现为')} ${plain(writeIndicator(indicator, value).text, link)}${where === '' ? '' : `，${where}`}`,
    whatItTakes(indicator, days.at(-1)),
    before.length === 0
      ? null
      : say`过去 ${String(before.length)} 天里 ${share((lower / before.length) * 100, link)} 的日子更低`,
  ]);
}

/** The price that would take it into the nearest other band; null where no price does. */
function whatItTakes(indicator: Indicator, day: IndicatorDay | undefined): Sentence | null {
  const now = day?.price ?? null;
  if (day === undefined || now === null || now <= 0) return null;
  const [nearest] = thresholdsFrom(indicator, day)
    .flatMap((threshold) => (threshold.price === null ? [] : [{ ...threshold, price: threshold.price }]))
    .toSorted((one, other) => Math.abs(one.price - now) - Math.abs(other.price - now));
  if (nearest === undefined) return null;
  const way = nearest.direction === 'below' ? '跌破' : '升到';
  const coin = indicator.coin === undefined || indicator.coin === 'bitcoin' ? 'BTC' : '价格';
  const bound = `${withMinus(String(nearest.value))}${indicator.kind === 'ratio' ? '' : '%'}`;
  return say`${way} ${bound} 需 ${coin} 到 ${whole(nearest.price, linkOfIndicator(indicator))}`;
}

/** A price that would be reached some day: without cents, where it has thousands. */
function whole(amount: number, link: Link): Figure {
  return amount < 1000 ? price(amount, link) : plain(`$${formatCount(amount)}`, link);
}
