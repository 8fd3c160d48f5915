import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { escapeHtml } from '../../catalogue/content/intro.ts';
import { toHtml } from '../../catalogue/content/news/lines.ts';
import { isGoverned, proposalSpaces } from '../../catalogue/content/proposals/spaces.ts';
import type { Proposal } from '../../ports/proposals.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { nestedList, ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';

export const proposalHandlers = {
  async proposalList({ page, per_page, state, coincode }, { sources }) {
    if (coincode !== '' && !isGoverned(coincode)) throw new UpstreamError(404, '没有这个项目的提案');
    const wanted = (await requirePort(sources, 'proposals').list()).filter(
      (one) => (state === 'all' || one.state === state) && (coincode === '' || one.coin === coincode),
    );
    return nestedList(wanted.flatMap(proposalOf), page, per_page);
  },

  async proposalSpaces() {
    return ok(proposalSpaces.map(spaceOf));
  },

  async proposalDetail({ id }, { sources }) {
    const port = requirePort(sources, 'proposals');
    const found = (await port.list()).find((one) => one.id === id);
    const [proposal] = found ? proposalOf(found) : [];
    if (!found || !proposal) throw new UpstreamError(404, '没有这个提案');
    const voters = await port.voters(id);
    return ok({
      ...proposal,
      author: found.author,
      body: toHtml(found.lines.map(escapeHtml)),
      voters,
    });
  },
} satisfies Handlers<'proposalList' | 'proposalSpaces' | 'proposalDetail'>;

function spaceOf(coin: CatalogueCoin) {
  return { id: coin.code, name: coin.nameZh || coin.nameEn, symbol: coin.symbol, logo: coin.logo };
}

/** A proposal of a project with a page here. */
function proposalOf(proposal: Proposal) {
  const coin = proposalSpaces.find(({ code }) => code === proposal.coin);
  if (!coin) return [];
  const { id, title, start, end, state, choices, scores, quorum, voterCount } = proposal;
  return [
    {
      id,
      title,
      state,
      start,
      end,
      space: spaceOf(coin),
      choices: [...choices],
      scores: [...scores],
      total: scores.reduce((sum, one) => sum + one, 0),
      quorum,
      voterCount,
    },
  ];
}
