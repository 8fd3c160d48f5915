import { withdrawalColumns } from '@coinmirror/shared/columns/exchangeDetails.ts';
import { earnColumns } from '@coinmirror/shared/columns/exchangeEarn.ts';
import { addressColumns, reserveColumns } from '@coinmirror/shared/columns/exchangeReserves.ts';
import { ieoColumns, newCoinRankColumns } from '@coinmirror/shared/columns/rankings/newcomers.ts';
import type { exchangePages } from '@coinmirror/shared/manifest/exchanges.ts';
import { listingColumns, listingsAt, salesAt } from '@coinmirror/shared/pages/exchangeListings.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { noticeArgs, noticeChoice } from '@coinmirror/shared/pages/noticeAddress.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import { type Block, tableBlock } from '../blocks.ts';
import { idOf } from '../idOf.ts';
import { articleBlocks, newsLines, noticeLines } from '../news/contentBlocks.ts';
import { storyWords } from '../news/story.ts';
import type { Answers, Asked, PageCall, Served } from '../served.ts';
import { exchangePage } from './exchangeBlocks.ts';
import { exchangeMarketServed } from './exchangeMarketBlocks.ts';

const profile = (code: string): readonly PageCall[] => [{ name: 'exchangeProfile', params: { code } }];

/** The words of an exchange about itself. */
function profileText(answers: Answers): readonly Block[] | null {
  const known = answers.entity('exchangeProfile');
  return (
    known && [{ kind: 'text', text: known.description.map((text) => ({ kind: 'paragraph' as const, text })) }]
  );
}

function notices(code: string, asked: Asked): readonly PageCall[] {
  const choice = { ...noticeChoice(asked), exchanges: [code] };
  return [{ name: 'noticeList', params: noticeArgs(choice) }];
}

/** What the server alone knows of them. */
export const exchangeServed = {
  exchange: {
    ...exchangePage({
      description: '交易所的评级、成交额、资产储备、交易对、公告与风险提示。',
      calls: (code) => [...profile(code), { name: 'exchangeHistory', params: { code } }],
      blocks: profileText,
    }),
    listed: {
      part: 'exchanges',
      call: { name: 'coinDirectory', params: {} },
      params: (answers) =>
        (answers.entity('coinDirectory') ?? []).flatMap(({ kind, code }) =>
          kind === 'exchange' ? [{ id: code }] : [],
        ),
    },
  },
  exchangeAssetsDisclosure: exchangePage({
    description: '储备金证明：各币种储备率、快照时间、审计方、时间线与可在浏览器里核对的默克尔证明。',
    calls: (code) => [{ name: 'exchangeReserves', params: { code } }],
    blocks: (answers) => {
      const reserves = answers.entity('exchangeReserves');
      return reserves && [tableBlock(reserveColumns, reserves.assets)];
    },
  }),
  exchangeDetails: exchangePage({
    description: '平台介绍、牌照、费率、支持法币与大事记。',
    calls: profile,
    blocks: (answers) => {
      const text = profileText(answers);
      const known = answers.entity('exchangeProfile');
      return text && known && [...text, tableBlock(withdrawalColumns, known.withdrawals)];
    },
  }),
  exchangeDynamic: exchangePage({
    description: '关于该平台的报道与快讯。',
    calls: (code) => [{ name: 'newsList', params: NEWS_ARGS.ofExchange(code) }],
    blocks: (answers, { params }) => {
      const { id = '' } = params;
      const lines = newsLines(answers, (artid) => linkTo('exchangeDynamicArticle', { id, artid }));
      return lines && [{ kind: 'lines', lines }];
    },
  }),
  exchangeDynamicArticle: {
    description: '交易所动态正文。',
    ignoresQuery: true,
    sameAs: 'newsItem',
    calls: ({ id = '', artid }) => [
      { name: 'newsDetail', params: { id: idOf(artid) } },
      { name: 'exchangeInfo', params: { code: id } },
    ],
    isMissing: ({ params }, answers) => {
      const about = answers.entity('newsDetail')?.exchanges;
      return about !== undefined && !about.some(({ code }) => code === params['id']);
    },
    words: (_page, answers) => {
      const item = answers.entity('newsDetail');
      return storyWords(item, item?.author ?? '');
    },
    prerender: articleBlocks,
  },
  exchangeIeo: exchangePage({
    description: '平台历次发售（IEO）的发行价、现价与回报。',
    calls: (code) => [{ name: 'saleRank', params: salesAt(code) }],
    blocks: (answers) => {
      const sales = answers.entity('saleRank');
      return sales && [tableBlock(listingColumns(ieoColumns), sales.rows)];
    },
  }),
  exchangeInvestor: exchangePage({ description: '投资过该平台的机构与母公司。', calls: profile }),
  exchangeMarket: exchangeMarketServed,
  exchangeMember: exchangePage({ description: '平台的创始人与管理层。', calls: profile }),
  exchangeMining: exchangePage({
    description: '平台的活期、定期与质押产品：币种、年化、期限与额度。',
    calls: (code) => [{ name: 'exchangeEarn', params: { code } }],
    blocks: (answers) => {
      const products = answers.entity('exchangeEarn');
      return products && [tableBlock(earnColumns, products.rows)];
    },
  }),
  exchangeNewCoin: exchangePage({
    description: '该平台上新的币种：上线日期、上线价与至今涨幅。',
    calls: (code) => [{ name: 'newCoinRank', params: listingsAt(code) }],
    blocks: (answers) => {
      const coins = answers.entity('newCoinRank');
      const columns = listingColumns(newCoinRankColumns(answers.asOf('newCoinRank') ?? 0));
      return coins && [tableBlock(columns, coins.rows)];
    },
  }),
  exchangeNews: exchangePage({
    description: '平台公告，按上新、下架、活动、维护与充提分类。',
    calls: notices,
    blocks: (answers) => {
      const lines = noticeLines(answers);
      return lines && [{ kind: 'lines', lines }];
    },
  }),
  exchangeWallet: exchangePage({
    description: '平台冷热钱包的地址、余额、变化与净流入。',
    calls: (code) => [{ name: 'exchangeWallets', params: { code } }],
    blocks: (answers) => {
      const wallets = answers.entity('exchangeWallets');
      return wallets && [tableBlock(addressColumns, wallets.addresses)];
    },
  }),
} satisfies Record<keyof typeof exchangePages, Served>;
