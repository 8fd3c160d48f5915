import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { coinCatalogue } from '../../../catalogue/coinCatalogue.ts';
import { p } from '../../../catalogue/content/news/wording.ts';
import { nameOf } from '../../../catalogue/names.ts';
import { phrase } from '../../random/phrase.ts';
import { stableIssueAt } from '../../supply/stableIssue.ts';
import type { Draft, Reporter } from '../item.ts';

const ISSUED = ['tether', 'usd-coin', 'ethena-usde', 'dai', 'paypal-usd'] as const;
/** Change of the supply from which it is reported, % and units: a small coin's is no news. */
const LEAST_CHANGE = 0.25;
const LEAST_AMOUNT = 5e7;
const IMPORTANT = 1e9;
/** Hour of publication in Beijing, of the first coin; the others follow. */
const AT = 11;

/** Stablecoins whose supply grew or shrank notably since the day before. */
export const issues: Reporter = async (day) =>
  ISSUED.flatMap((code, place): readonly Draft[] => {
    const coin = coinCatalogue.find((one) => one.code === code);
    // Supplies change at midnight UTC, which is 8:00 in Beijing.
    const hour = day + (AT + place) * HOUR;
    const [now, before] = coin ? [stableIssueAt(coin, hour), stableIssueAt(coin, hour - DAY)] : [null, null];
    if (!coin || now === null || before === null) return [];
    const change = now - before;
    const percent = (change / before) * 100;
    if (Math.abs(percent) < LEAST_CHANGE || Math.abs(change) < LEAST_AMOUNT) return [];
    const key = `issue-${code}-${day}`;
    const verb = change > 0 ? '增发' : '销毁';
    const amount = `${formatAmount(Math.abs(change))} ${coin.symbol}`;
    return [
      {
        hour,
        key,
        section: 'flash',
        desk: 'chain',
        source: '币镜稳定币数据',
        coins: [code],
        important: Math.abs(change) >= IMPORTANT,
        title: phrase(key, [
          `${coin.symbol} 24 小时净${verb} ${amount}，流通量 ${formatAmount(now)}`,
          `${coin.symbol} 流通量单日${change > 0 ? '增' : '减'} ${formatShare(Math.abs(percent))}，净${verb} ${amount}`,
        ]),
        content: p(
          `与前一日相比，${nameOf(coin)}的流通量由 ${formatAmount(before)} 变为 ${formatAmount(now)}，净${verb} ${amount}，变动 ${formatShare(Math.abs(percent))}。`,
          change > 0
            ? '净增发表示新铸多于赎回，多出的部分通常先由做市商与交易平台持有。'
            : '净销毁表示赎回多于新铸，发行方收回并注销了相应数量。',
        ),
      },
    ];
  });
