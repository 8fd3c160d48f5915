import type { CommunityEndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { alertChannelHandlers } from './alertChannels.ts';
import { alertHandlers } from './alerts.ts';
import { codeHandlers } from './codes.ts';
import { commentHandlers } from './comments.ts';
import type { CommunityHandlers } from './context.ts';
import { memberHandlers } from './members.ts';
import { portfolioHandlers } from './portfolio.ts';
import { profileHandlers } from './profile.ts';
import { submissionHandlers } from './submissions.ts';
import { voteHandlers } from './votes.ts';
import { watchHandlers } from './watch.ts';

/** The handler of every endpoint of the community host; an endpoint without one does not compile. */
export const communityHandlers: CommunityHandlers<CommunityEndpointName> = {
  ...codeHandlers,
  ...memberHandlers,
  ...profileHandlers,
  ...watchHandlers,
  ...portfolioHandlers,
  ...alertHandlers,
  ...alertChannelHandlers,
  ...commentHandlers,
  ...voteHandlers,
  ...submissionHandlers,
};
