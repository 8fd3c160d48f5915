import type { DataAnswers } from '../../contract/dashboards/dataAnswers.ts';
import { shortExchangeName } from '../../format/exchangeName.ts';
import { joinSpaced } from '../../format/joinSpaced.ts';
import { directionOf, formatPercent, formatShare } from '../../format/percent.ts';
import { formatMonthDay } from '../../format/time.ts';
import { bandOf } from '../../indicators/bands.ts';
import { ahr999Indicator } from '../../indicators/definitions/ahr999.ts';
import { fearGreedIndicator } from '../../indicators/definitions/feargreed.ts';
import type { Indicator } from '../../indicators/definitions/indicator.ts';
import { linkOfIndicator } from '../../indicators/definitions/linkOfIndicator.ts';
import { piCycleIndicator } from '../../indicators/definitions/picycle.ts';
import { writeIndicator } from '../../indicators/writeIndicator.ts';
import { zoneOf } from '../../indicators/zone.ts';
import { linkTo } from '../../routes/link.ts';
import { type Question, usd } from './answer.ts';

/** Price and mood. */
export const marketQuestions: readonly Question[] = [
  {
    key: 'cap',
    tab: '市场',
    question: '总市值多少',
    link: linkTo('charts', {}),
    find: ({ market }) =>
      market && {
        figure: usd(market.marketCap),
        verdict: `24 小时 ${formatPercent(market.change24h)}，BTC 占 ${formatShare(market.btcShare, 1)}`,
      },
  },
  {
    key: 'unlocks',
    tab: '市场',
    question: '7 天内解锁多少',
    link: linkTo('dataUnlocks', {}),
    find: ({ unlocks }) =>
      unlocks && {
        figure: unlocks.worth === null || unlocks.count === 0 ? `${unlocks.count} 次` : usd(unlocks.worth),
        verdict: unlocks.count === 0 ? '7 天内没有解锁' : unlockVerdict(unlocks),
      },
  },
  ofIndicator(fearGreedIndicator, '市场恐惧还是贪婪', (value, before) =>
    before === null
      ? ''
      : `，昨日 ${writeIndicator(fearGreedIndicator, before).text}${value === before ? '，持平' : ''}`,
  ),
  ofIndicator(ahr999Indicator, 'BTC 在定投区吗', () => ''),
  ofIndicator(piCycleIndicator, 'Pi 周期见顶了吗', () => ''),
  {
    key: 'spread',
    tab: '市场',
    question: '美国买家出价更高吗',
    link: linkTo('dataSpread', {}),
    find: ({ spread }) =>
      spread && {
        figure: formatPercent(spread.percent, 3),
        direction: directionOf(spread.percent, 3),
        verdict: `${joinSpaced(shortExchangeName(spread.reference), '比', shortExchangeName(spread.other))}${{ up: '贵', down: '便宜', flat: '持平', none: '' }[directionOf(spread.percent, 3)]}`,
      },
  },
];

/** An indicator's value, its zone, and what else is said about it. */
function ofIndicator(
  indicator: Indicator,
  question: string,
  more: (value: number, before: number | null) => string,
): Question {
  return {
    key: indicator.key,
    tab: '市场',
    question,
    link: linkOfIndicator(indicator),
    find: ({ indicators }) => {
      const row = indicators.find(({ key }) => key === indicator.key);
      const value = row?.value ?? null;
      if (value === null) return null;
      return {
        figure: writeIndicator(indicator, value).text,
        unusual: isEnd(indicator, value)
          ? `${indicator.short}${gap(indicator.short)}${writeIndicator(indicator, value).text}，${zoneOf(indicator, value)}`
          : undefined,
        verdict: `${zoneOf(indicator, value)}${more(value, row?.recent.at(-2) ?? null)}`,
      };
    },
  };
}

/** `5 次，最大 IP，占流通量 3.06%，12-01`. */
function unlockVerdict({ count, largest }: NonNullable<DataAnswers['unlocks']>): string {
  if (largest === null) return `${count} 次`;
  const { symbol, share, time } = largest;
  const part = share === null ? [] : [`占流通量 ${formatShare(share)}`];
  return [`${count} 次`, `最大 ${symbol}`, ...part, formatMonthDay(time)].join('，');
}

/** In the first or the last of its bands, or at its trigger. */
function isEnd({ bands, trigger }: Indicator, value: number): boolean {
  const band = bandOf(bands, value);
  return trigger === undefined ? band === bands[0] || band === bands.at(-1) : value >= trigger;
}

/** Between a name and a number. */
function gap(name: string): string {
  return joinSpaced(name, '0').slice(name.length, -1);
}
