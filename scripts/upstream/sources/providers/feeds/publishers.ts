import type { CreditedSource } from '@coinmirror/shared/constants/sourceCredits.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { rows } from '../../question/probe.ts';
import { type SourceRow, source } from '../../question/sourceRow.ts';
import { type FeedOf, feedQuestion } from './feed.ts';

/** A publisher of feeds. */
interface Publisher {
  readonly row: SourceRow;
  readonly feeds: readonly FeedOf[];
  readonly isEnglish: boolean;
}

/** A publisher's feeds: each is asked once a minute at most. */
function publisher(
  title: CreditedSource,
  origin: string,
  feeds: readonly [FeedOf, ...FeedOf[]],
  {
    isEnglish = false,
    ...more
  }: Partial<Pick<SourceRow, 'off' | 'headers' | 'lateAfter'>> & { readonly isEnglish?: boolean } = {},
): Publisher {
  const probeOf = (feed: FeedOf) => rows(feed.path, feedQuestion(feed), ({ time }) => time);
  const [first, ...others] = feeds;
  const probes: SourceRow['probes'] = [probeOf(first), ...others.map(probeOf)];
  return {
    row: source(title, [origin], 3, { burst: 2, ports: ['news'], probes, ...more }),
    feeds,
    isEnglish,
  };
}

const flash = (path: string): FeedOf => ({ path, kind: 'flash' });
const article = (path: string): FeedOf => ({ path, kind: 'article' });

/** Publishers of news, by their names in variables: a row is all that is needed to read one. */
export const publishers = {
  ODAILY: publisher(
    'Odaily 星球日报',
    'https://rss.odaily.news',
    [flash('/rss/newsflash'), article('/rss/post')],
    { lateAfter: 10 * MINUTE },
  ),
  PANEWS: publisher('PANews', 'https://www.panewslab.com', [flash('/rss.xml?lang=zh&type=NEWS')], {
    lateAfter: 10 * MINUTE,
  }),
  CHAINCATCHER: publisher(
    '链捕手 ChainCatcher',
    'https://www.chaincatcher.com',
    [{ ...flash('/rss/clist'), articles: '文章' }],
    { lateAfter: 10 * MINUTE },
  ),
  BLOCKTEMPO: publisher('动区 BlockTempo', 'https://www.blocktempo.com', [article('/feed/')], {
    lateAfter: 30 * MINUTE,
  }),
  ABMEDIA: publisher('链新闻 ABMedia', 'https://www.abmedia.io', [article('/feed')], {
    lateAfter: 30 * MINUTE,
  }),
  ZOMBIT: publisher('桑币 Zombit', 'https://zombit.info', [article('/feed/')], { lateAfter: 30 * MINUTE }),
  WUBLOCK: publisher('吴说', 'https://wublock.substack.com', [article('/feed')], { lateAfter: 30 * MINUTE }),
  BLOCKBEATS: publisher(
    '律动 BlockBeats',
    'https://api.theblockbeats.news',
    // What it publishes for readers of feeds (github.com/BlockBeatsOfficial/RSS): flashes and articles in one.
    [{ ...flash('/v1/open-api/home-xml'), articlesAt: '/news/' }],
    { off: true, headers: { language: 'cn' } },
  ),
  COINTELEGRAPH: publisher('Cointelegraph', 'https://cointelegraph.com', [article('/rss')], {
    off: true,
    isEnglish: true,
  }),
  DECRYPT: publisher('Decrypt', 'https://decrypt.co', [article('/feed')], { off: true, isEnglish: true }),
  THEBLOCK: publisher('The Block', 'https://www.theblock.co', [article('/rss.xml')], {
    off: true,
    isEnglish: true,
  }),
} as const satisfies Readonly<Record<string, Publisher>>;
