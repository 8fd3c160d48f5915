import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import { clock, dayName, p } from '../../../catalogue/content/news/wording.ts';
import { proposalSpaces } from '../../../catalogue/content/proposals/spaces.ts';
import { nameOf } from '../../../catalogue/names.ts';
import type { Proposal } from '../../../ports/proposals.ts';
import { proposalsAt } from '../../proposals/proposals.ts';
import type { Draft, Reporter } from '../item.ts';

const base = { section: 'flash', desk: 'editors', source: '币镜治理投票' } as const;
const RESULTS = { passed: '获得通过', rejected: '被否决', lapsed: '未达法定票数' } as const;

/** Votes of holders that open or close on the day, as the pages of the proposals have them. */
export const votes: Reporter = async (day) => {
  const known = proposalsAt(day + DAY);
  const within = (time: number) => time >= day && time < day + DAY;
  return known.flatMap((proposal) => {
    const coin = proposalSpaces.find(({ code }) => code === proposal.coin);
    if (!coin) return [];
    return [
      ...(within(proposal.start) ? [opened(proposal, coin)] : []),
      ...(within(proposal.end) ? closed(proposal, coin) : []),
    ];
  });
};

/** The first whole hour in which all of it is certain. */
const hourOf = (time: number) => Math.ceil(time / HOUR) * HOUR;

function opened({ id, title, start, end, quorum }: Proposal, coin: CatalogueCoin): Draft {
  return {
    hour: hourOf(start),
    key: `vote-open-${id}`,
    ...base,
    coins: [coin.code],
    title: `${coin.symbol} 提案开始投票：${title}`,
    content: p(
      `${nameOf(coin)}社区提案「${title}」于 ${clock(start)} 开放投票，${dayName(end)} ${clock(end)} 截止，法定票数 ${formatAmount(quorum)} ${coin.symbol}。`,
    ),
  };
}

function closed({ id, title, end, state, choices, scores, quorum }: Proposal, coin: CatalogueCoin): Draft[] {
  const result = state === 'passed' || state === 'rejected' || state === 'lapsed' ? RESULTS[state] : null;
  const cast = sum(scores, (score) => score);
  if (result === null || cast <= 0) return [];
  const [yes = 0] = scores;
  return [
    {
      hour: hourOf(end),
      key: `vote-close-${id}`,
      ...base,
      coins: [coin.code],
      title: `${coin.symbol} 提案${result}：${title}`,
      content: p(
        `${nameOf(coin)}社区提案「${title}」于 ${clock(end)} 截止，${result}：${choices[0] ?? '赞成'} ${formatShare((yes / cast) * 100)}，投出 ${formatAmount(cast)} ${coin.symbol}，法定票数 ${formatAmount(quorum)}。`,
      ),
    },
  ];
}
