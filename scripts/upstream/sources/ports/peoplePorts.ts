import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { OwnDate } from '../../catalogue/content/calendar/macro.ts';
import type { NoticesPort } from '../../ports/notices.ts';
import type { ProposalsPort } from '../../ports/proposals.ts';
import type { RepositoriesPort } from '../../ports/repositories.ts';
import type { Sources } from '../../ports/sources.ts';
import { exchanges, noticeVenues } from '../exchanges/exchanges.ts';
import { unanswered } from '../status/sourcePorts.ts';
import { reportedOf } from '../world/known.ts';
import type { Poll } from '../world/polls.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';
import { calendarPort } from './calendar/calendarPort.ts';
import { noticeOf } from './people/noticeOf.ts';
import { largestVoters, listProposals } from './people/proposals.ts';
import { repositoryNow, repositoryPoll } from './people/repositories.ts';

type PeoplePorts = Pick<
  Sources,
  'repositories' | 'social' | 'proposals' | 'notices' | 'calendar' | 'releases'
>;

/** What developers, voters and exchanges publish. What nobody publishes without a key has no port. */
export function peoplePorts(world: PublicWorld, ownDates: readonly OwnDate[] = []): PeoplePorts {
  return {
    repositories: repositoriesPort(world),
    social: null,
    proposals: proposalsPort(world),
    notices: noticesPort(world),
    calendar: calendarPort(world, ownDates),
    releases: null,
  };
}

/** Figures of today: GitHub tells none of a past day. */
function repositoriesPort(world: PublicWorld): RepositoriesPort {
  return {
    provenance: provenanceOf('public', 'GITHUB'),
    async at(codes, time) {
      const isNow = Math.abs(world.reader.now() - time) <= 2 * DAY;
      const known = codes.map((code) => (isNow ? repositoryNow(world, code) : null));
      if (codes.length > 1 && known.every((one) => one === null)) throw unanswered('repositories');
      return known;
    },
  };
}

function proposalsPort(world: PublicWorld): ProposalsPort {
  return {
    provenance: provenanceOf('public', 'SNAPSHOT'),
    async list() {
      const reported = await listProposals(world);
      if (reported === null) throw unanswered('proposals');
      return reported;
    },
    voters: (id) => largestVoters(world, id),
  };
}

/** How often exchanges are asked for notices, and pages of each. */
const NOTICES_EVERY = 10 * MINUTE;
const PAGES = [1, 2];

function noticesPort({ reader, coinOf }: PublicWorld): NoticesPort {
  const pages = noticeVenues.flatMap((venue) => PAGES.map((page) => ({ venue, page })));
  return {
    provenance: provenanceOf('public', ...noticeVenues.map((venue) => exchanges[venue].notices.source)),
    async between(from, to) {
      const reported = await Promise.all(
        pages.map(async ({ venue, page }) => {
          const { source, ask } = exchanges[venue].notices;
          return { venue, reported: reportedOf(await reader.read(source, ask(page), NOTICES_EVERY)) };
        }),
      );
      if (reported.every((one) => one.reported === null)) throw unanswered('notices');
      const notices = reported.flatMap(({ venue, reported: page }) =>
        (page?.value ?? []).flatMap((notice) => noticeOf(venue, notice, coinOf) ?? []),
      );
      // A notice that came while pages were read stands on two of them.
      const byId = new Map(notices.map((notice) => [notice.id, notice]));
      return [...byId.values()]
        .filter(({ time }) => time >= from && time <= to)
        .toSorted((one, other) => other.time - one.time);
    },
  };
}

export const peoplePolls: readonly Poll[] = [repositoryPoll];
