import type { Step } from '../../database/migrate.ts';
import { people } from './migrations/001-people.ts';
import { peopleMore } from './migrations/002-people-more.ts';
import { votes } from './migrations/003-votes.ts';
import { submissions } from './migrations/004-submissions.ts';
import { records } from './migrations/005-records.ts';
import { passwordTries } from './migrations/006-password-tries.ts';
import { retention } from './migrations/007-retention.ts';
import { uploads } from './migrations/008-uploads.ts';
import { imageSizes } from './migrations/009-image-sizes.ts';
import { uniqueNames } from './migrations/010-names.ts';
import { codeAskers } from './migrations/011-code-askers.ts';
import { invitations } from './migrations/012-invitations.ts';
import { operator } from './migrations/013-operator.ts';
import { portfolios } from './migrations/014-portfolios.ts';
import { alertChannels } from './migrations/015-alert-channels.ts';
import { channelBriefs } from './migrations/016-channel-briefs.ts';

/** In order, append-only: a released step is never edited. */
export const STEPS: readonly Step[] = [
  people,
  peopleMore,
  votes,
  submissions,
  records,
  passwordTries,
  retention,
  uploads,
  imageSizes,
  uniqueNames,
  codeAskers,
  invitations,
  operator,
  portfolios,
  alertChannels,
  channelBriefs,
];
