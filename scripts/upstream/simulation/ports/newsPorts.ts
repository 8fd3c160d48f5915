import { CALENDAR_TYPES } from '@coinmirror/shared/contract/calendar.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { oncePerCycle } from '../../mechanisms/oncePerCycle.ts';
import type { CalendarPort } from '../../ports/calendar.ts';
import type { NewsPort } from '../../ports/news.ts';
import type { NoticesPort } from '../../ports/notices.ts';
import type { ProposalsPort } from '../../ports/proposals.ts';
import type { SpeechesPort } from '../../ports/speeches.ts';
import { eventsBetween } from '../calendar/calendar.ts';
import { SPEAKERS, speechesUntil } from '../calendar/speeches.ts';
import type { World } from '../market/world.ts';
import type { Reporter } from '../newsroom/item.ts';
import { newsroomOf } from '../newsroom/newsroom.ts';
import { noticesBetween } from '../newsroom/notices/noticeDesk.ts';
import { proposalsAt } from '../proposals/proposals.ts';
import { largestVoters } from '../proposals/voters.ts';

/** News, notices, events, statements and proposals. */
export function newsPorts({ market, provenance }: World, reporters?: readonly Reporter[]) {
  const news: NewsPort = { provenance, ...newsroomOf(market, reporters) };
  const notices: NoticesPort = {
    provenance,
    between: async (from, to) => noticesBetween(from, Math.min(to, market.now())),
  };
  const calendar: CalendarPort = {
    provenance,
    // Ends of votes are the proposals' own.
    kinds: async () => CALENDAR_TYPES.filter((type) => type !== 'vote'),
    between: async (from, to) => eventsBetween(from, to, beijingMidnight(market.now())),
  };
  const speeches: SpeechesPort = {
    provenance,
    speakers: async () => SPEAKERS,
    latest: async () => speechesUntil(market.now()),
  };
  const known = oncePerCycle(market, async () => proposalsAt(market.now()));
  const proposals: ProposalsPort = {
    provenance,
    list: known,
    async voters(id) {
      const found = (await known()).find((proposal) => proposal.id === id);
      return found ? largestVoters(found, market.now()) : [];
    },
  };
  return { news, notices, calendar, speeches, proposals };
}
