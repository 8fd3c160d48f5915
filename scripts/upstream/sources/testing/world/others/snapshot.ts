import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Proposal } from '../../../../ports/proposals.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import type { Routes } from '../route.ts';
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
  'pancakeswap-token': 'cakevote.eth',
  starknet: 'starknet.eth',
  gnosis: 'gnosis.eth',
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
export function snapshotRoutes(world: FakeWorld): Routes {
  return [
    [
      '/graphql',
      ({ posted }) => {
        const { variables } = v.parse(asked, JSON.parse(posted));
        return variables.proposal === undefined
          ? proposals(world, variables)
          : votes(world, variables.proposal, variables.first);
      },
    ],
  ];
}

async function proposals(world: FakeWorld, { spaces, first, after }: Variables) {
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
    proposal: v.optional(v.string()),
    first: v.optional(v.number(), 1_000),
    after: v.optional(v.number(), 0),
  }),
});

type Variables = v.InferOutput<typeof asked>['variables'];

/** The largest votes of a proposal; the hub counts choices from 1. */
async function votes(world: FakeWorld, id: string, first: number) {
  const port = inTruth(world.truth.proposals, 'proposals');
  const known = (await port.list()).find((each) => idOf(each) === id);
  const voters = known === undefined ? [] : await port.voters(known.id);
  return {
    data: {
      votes: voters
        .toSorted((one, other) => other.power - one.power)
        .slice(0, first)
        .map(({ address, choice, power, time }) => ({
          voter: address,
          vp: power,
          created: seconds(time),
          choice: choice + 1,
        })),
    },
  };
}

function idOf({ id }: Proposal): string {
  return `0x${createHash('sha256').update(id).digest('hex')}`;
}

const BASIC = ['For', 'Against', 'Abstain'];

function proposal(reported: Proposal, name: string) {
  const id = idOf(reported);
  const isBasic = reported.choices.length === BASIC.length;
  const isClosed = reported.state !== 'active';
  return {
    id,
    title: reported.title,
    body: reported.lines.join('\n'),
    author: reported.author,
    created: seconds(reported.start),
    start: seconds(reported.start),
    end: seconds(reported.end),
    state: isClosed ? 'closed' : 'active',
    choices: isBasic ? BASIC : reported.choices,
    type: isBasic ? 'basic' : 'single-choice',
    scores: reported.scores,
    scores_total: reported.scores.reduce((sum, score) => sum + score, 0),
    scores_state: isClosed ? 'final' : 'pending',
    quorum: reported.quorum ?? 0,
    votes: reported.voterCount,
    link: `https://snapshot.box/#/s:${spaceOf(reported.coin)}/proposal/${id}`,
    discussion: '',
    flagged: false,
    space: { id: spaceOf(reported.coin), name },
  };
}
