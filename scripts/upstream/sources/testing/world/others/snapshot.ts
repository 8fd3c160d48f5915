import { createHash } from 'node:crypto';
import type { Proposal } from '@coinmirror/handlers/ports/proposals.ts';
import * as v from 'valibot';
import type { Asked, Routes } from '../route.ts';
import { inTruth, type ToldWorld } from '../toldWorld.ts';
import { seconds } from '../wire.ts';

/** Snapshot's spaces of coins, by their codes; those of others are made of the code. */
const SPACES: Readonly<Record<string, string>> = {
  aave: 'aave.eth',
  'ethereum-name-service': 'ens.eth',
  uniswap: 'uniswapgovernance.eth',
  'lido-dao': 'lido-snapshot.eth',
  arbitrum: 'arbitrumfoundation.eth',
  optimism: 'opcollective.eth',
  apecoin: 'apecoin.eth',
  'curve-dao-token': 'curve.eth',
  balancer: 'balancer.eth',
  'compound-governance-token': 'comp-vote.eth',
  sushi: 'sushigov.eth',
  pancakeswap: 'cakevote.eth',
  safe: 'safe.eth',
  'the-graph': 'graphprotocol.eth',
  decentraland: 'snapshot.dcl.eth',
  'frax-share': 'frax.eth',
};

/** A space of a coin. */
function spaceOf(code: string): string {
  return SPACES[code] ?? `${code}.eth`;
}

/** Snapshot: proposals of some spaces, newest first, times in seconds. */
export function snapshotRoutes(world: ToldWorld): Routes {
  return [['/graphql', (asked) => proposals(world, asked)]];
}

async function proposals(world: ToldWorld, { posted }: Asked) {
  const { spaces, first, after } = v.parse(asked, JSON.parse(posted)).variables;
  const coins = new Map((await world.coins()).map(({ facts }) => [facts.code, facts]));
  const known = (await inTruth(world.truth.proposals, 'proposals').list())
    .filter((each) => spaces === undefined || spaces.includes(spaceOf(each.coin)))
    .filter(({ start }) => seconds(start) > after)
    .toSorted((one, other) => other.start - one.start)
    .slice(0, first);
  return {
    data: {
      proposals: known.map((each) => proposal(each, coins.get(each.coin)?.nameEn ?? each.coin)),
    },
  };
}

const asked = v.object({
  variables: v.object({
    spaces: v.optional(v.array(v.string())),
    first: v.optional(v.number(), 1_000),
    after: v.optional(v.number(), 0),
  }),
});

const BASIC = ['For', 'Against', 'Abstain'];

function proposal(told: Proposal, name: string) {
  const id = `0x${createHash('sha256').update(told.id).digest('hex')}`;
  const isBasic = told.choices.length === BASIC.length;
  const isClosed = told.state !== 'active';
  return {
    id,
    title: told.title,
    body: told.lines.join('\n'),
    author: told.author,
    created: seconds(told.start),
    start: seconds(told.start),
    end: seconds(told.end),
    state: isClosed ? 'closed' : 'active',
    choices: isBasic ? BASIC : told.choices,
    type: isBasic ? 'basic' : 'single-choice',
    scores: told.scores,
    scores_total: told.scores.reduce((sum, score) => sum + score, 0),
    scores_state: isClosed ? 'final' : 'pending',
    quorum: told.quorum,
    votes: told.voterCount,
    link: `https://snapshot.box/#/s:${spaceOf(told.coin)}/proposal/${id}`,
    discussion: '',
    flagged: false,
    space: { id: spaceOf(told.coin), name },
  };
}
