import { eventsBetween } from '../../content/calendar/calendar.ts';
import { SPEAKERS, speechesUntil } from '../../content/calendar/speeches.ts';
import type { Reporter } from '../../content/news/item.ts';
import { newsroomOf } from '../../content/news/newsroom.ts';
import { noticesBetween } from '../../content/news/notices/noticeDesk.ts';
import { proposalsAt } from '../../content/proposals/proposals.ts';
import { largestVoters } from '../../content/proposals/voters.ts';
import type { CalendarPort } from '../../ports/calendar.ts';
import type { NewsPort } from '../../ports/news.ts';
import type { NoticesPort } from '../../ports/notices.ts';
import type { ProposalsPort } from '../../ports/proposals.ts';
import type { SpeechesPort } from '../../ports/speeches.ts';
import { beijingMidnight } from '../../time/midnight.ts';
import { oncePerBeat } from '../oncePerBeat.ts';
import type { World } from '../world.ts';

/** What is written, announced, planned, said and put to the vote. */
export function newsPorts({ market, provenance }: World, reporters?: readonly Reporter[]) {
  const news: NewsPort = { provenance, ...newsroomOf(market, reporters) };
  const notices: NoticesPort = {
    provenance,
    between: async (from, to) => noticesBetween(from, Math.min(to, market.now())),
  };
  const calendar: CalendarPort = {
    provenance,
    between: async (from, to) => eventsBetween(from, to, beijingMidnight(market.now())),
  };
  const speeches: SpeechesPort = {
    provenance,
    speakers: async () => SPEAKERS,
    latest: async () => speechesUntil(market.now()),
  };
  const known = oncePerBeat(market, async () => proposalsAt(market.now()));
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
