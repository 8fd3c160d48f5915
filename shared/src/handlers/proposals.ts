import type { CatalogueCoin } from '../catalogue/catalogueCoin.ts';
import { toHtml } from '../content/news/lines.ts';
import { CHOICES, proposalsAt, type VotedProposal } from '../content/proposals/proposals.ts';
import { isGoverned, proposalSpaces } from '../content/proposals/spaces.ts';
import { largestVoters } from '../content/proposals/voters.ts';
import { nestedList, ok } from './envelopes.ts';
import { type Handlers, UpstreamError } from './handler.ts';

export const proposalHandlers = {
  async proposalList({ page, per_page, state, coincode }, { sources }) {
    if (coincode !== '' && !isGoverned(coincode)) throw new UpstreamError(404, '没有这个项目的提案');
    const wanted = proposalsAt(sources.clock.now()).filter(
      (one) => (state === 'all' || one.state === state) && (coincode === '' || one.coin.code === coincode),
    );
    return nestedList(wanted.map(proposalWire), page, per_page);
  },

  async proposalSpaces() {
    return ok(proposalSpaces.map(spaceWire));
  },

  async proposalDetail({ id }, { sources }) {
    const found = proposalsAt(sources.clock.now()).find((one) => one.id === id);
    if (!found) throw new UpstreamError(404, '没有这个提案');
    const { coin, subject, author } = found;
    const filled = (line: string) =>
      line
        .replaceAll('{name}', ` ${nameOf(coin)} `)
        .replaceAll('{symbol}', coin.symbol)
        .trim();
    return ok({
      ...proposalWire(found),
      author,
      body: toHtml(subject.lines.map(filled)),
      voters: largestVoters(found, sources.clock.now()).map(({ address, choice, power, time }) => ({
        address,
        choice,
        vp: power,
        time,
      })),
    });
  },
} satisfies Handlers<'proposalList' | 'proposalSpaces' | 'proposalDetail'>;

function nameOf({ nameZh, nameEn }: CatalogueCoin): string {
  return nameZh || nameEn;
}

function spaceWire(coin: CatalogueCoin) {
  return { id: coin.code, name: nameOf(coin), symbol: coin.symbol, logo: coin.logo };
}

function proposalWire({ id, coin, subject, start, end, state, scores, quorum, voterCount }: VotedProposal) {
  return {
    id,
    title: subject.title,
    state,
    start,
    end,
    space: spaceWire(coin),
    choices: [...CHOICES],
    scores: [...scores],
    scores_total: scores.reduce((sum, one) => sum + one, 0),
    quorum,
    votes: voterCount,
  };
}
