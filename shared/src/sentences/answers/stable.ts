import { PEG_LOST, pegState } from '../../constants/peg.ts';
import type { DataAnswers } from '../../contract/dashboards/dataAnswers.ts';
import { formatFixed } from '../../format/formatFixed.ts';
import { directionOf, formatPercent } from '../../format/percent.ts';
import { linkTo } from '../../routes/link.ts';
import { WATCHED_PEGS, widestPeg } from '../pegs.ts';
import { type Found, type Question, usd } from './answer.ts';

/** Stablecoins. */
export const stableQuestions: readonly Question[] = [
  {
    key: 'peg',
    tab: '稳定币',
    question: '有稳定币脱锚吗',
    link: linkTo('dataStable', {}),
    find: ({ stable }) => (stable === null ? null : pegFound(stable.pegs)),
  },
  {
    key: 'supply',
    tab: '稳定币',
    question: '稳定币在增发吗',
    link: linkTo('dataStable', {}),
    find: ({ stable }) =>
      stable?.marketCap == null
        ? null
        : { figure: usd(stable.marketCap), verdict: issuedWords(stable.change7d) },
  },
  {
    key: 'otc',
    tab: '稳定币',
    question: 'USDT 场外溢价吗',
    link: linkTo('dataStable', {}),
    find: ({ stable }) =>
      stable?.premium == null
        ? null
        : {
            figure: formatPercent(stable.premium),
            direction: directionOf(stable.premium),
            verdict: stable.otcPrice === null ? '' : `场外 ¥${formatFixed(stable.otcPrice, 3)}`,
          },
  },
];

function pegFound(pegs: NonNullable<DataAnswers['stable']>['pegs']): Found | null {
  const watched = pegs.slice(0, WATCHED_PEGS);
  const widest = widestPeg(watched);
  if (widest === null) return null;
  const lost = watched.filter(({ deviation }) => pegState(deviation) === '脱锚');
  const words =
    lost.length === 0
      ? `最大的 ${watched.length} 种都在 ±${PEG_LOST}% 内，未脱锚`
      : `${lost.map(({ symbol }) => symbol).join('、')} 偏离超过 ${PEG_LOST}%`;
  return {
    figure: `${widest.symbol} ${formatPercent(widest.deviation)}`,
    verdict: words,
    unusual: lost.length === 0 ? undefined : `${lost.map(({ symbol }) => symbol).join('、')} 脱锚`,
  };
}

function issuedWords(change: number | null): string {
  if (change === null || change === 0) return '';
  return `7 日净${change > 0 ? '增发' : '销毁'} ${usd(Math.abs(change))}`;
}
