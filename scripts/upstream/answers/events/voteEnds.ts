import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { nameOf } from '../../catalogue/names.ts';
import type { CalendarEvent } from '../../ports/calendar.ts';
import { PLAIN_EVENT } from '../../ports/plainEvent.ts';
import type { Proposal } from '../../ports/proposals.ts';
import { ifConnected } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';

const names = new Map(coinCatalogue.map((coin) => [coin.code, nameOf(coin)]));

/** 投票: the ends within [from, to) (epoch ms) of votes of coins' holders; none while nobody tells of proposals. */
export async function voteEnds(
  { proposals }: Sources,
  from: number,
  to: number,
): Promise<readonly CalendarEvent[]> {
  const known = proposals && (await ifConnected(() => proposals.list()));
  return (known ?? []).filter(({ end }) => end >= from && end < to).map(voteEnd);
}

function voteEnd({ id, coin, title, end }: Proposal): CalendarEvent {
  return {
    ...PLAIN_EVENT,
    id: `vote-${id}`,
    time: end,
    type: 'vote',
    title: joinSpaced(names.get(coin) ?? '', `投票截止：${title}`),
    importance: 1,
    coins: [coin],
    source: '社区提案',
    address: hrefTo('proposalDetail', { id }),
    method: '提案写明的截止时间',
  };
}
