import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { formatAmount, formatCount } from '@coinmirror/shared/format/amount.ts';
import { formatRatio, formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Html } from '../html.ts';
import type { PageData } from '../pageData.ts';
import { change, type LinkRow, linkTable, usd } from './parts.ts';

/** As many as a first screen and a half; the script brings the rest. */
const ROWS = 50;

type Lists<Row> = readonly { readonly rows: readonly Row[] }[];
/** Every list that a page's calls brought under one name, as tables of links. */
type Tables = (data: PageData) => readonly Html[];

function tables<Row>(
  listsOf: (data: PageData) => Lists<Row>,
  columns: readonly string[],
  link: (row: Row) => LinkRow,
): Tables {
  return (data) => listsOf(data).map(({ rows }) => linkTable(columns, rows.slice(0, ROWS).map(link)));
}

type Coin = { readonly code: string; readonly name: string; readonly symbol: string };

const coin = ({ code, name, symbol }: Coin, ...cells: LinkRow['cells']): LinkRow => ({
  href: hrefTo('coin', { coinCode: code }),
  name,
  note: symbol,
  cells,
});

const price = (value: number | null) => usd(formatPrice(value));
const money = (value: number | null) => usd(formatAmount(value));
const date = (value: number | null) => (value === null ? '--' : formatDate(value));

/** The few columns by which a ranking is read, by the call it comes from. */
const bySource = {
  maxChange: tables(
    (data) => data.entities('maxChange'),
    ['价格', '涨跌幅', '24H额'],
    (row) => coin(row, price(row.price), change(row.change), money(row.volume24h)),
  ),
  conceptRank: tables(
    (data) => data.entities('conceptRank'),
    ['均涨幅', '总市值', '24H额'],
    (row) => ({
      href: hrefTo('conceptItem', { id: row.id }),
      name: row.name,
      note: `${row.coinCount} 个币种`,
      cells: [change(row.change24h), money(row.marketCap), money(row.volume24h)],
    }),
  ),
  volumeRank: tables(
    (data) => data.entities('volumeRank'),
    ['价格', '24H涨幅', '24H额'],
    (row) => coin(row, price(row.price), change(row.change24h), money(row.volume24h)),
  ),
  pairRank: tables(
    (data) => data.entities('pairRank'),
    ['价格', '24H额', '占比'],
    (row) => ({
      href: hrefTo('exchange', { id: row.exchange.code }),
      name: row.pair,
      note: row.exchange.name,
      cells: [price(row.price), money(row.volume24h), formatShare(row.share)],
    }),
  ),
  exchangeVolumeRank: tables(
    (data) => data.entities('exchangeVolumeRank'),
    ['现货24H额', '合约24H额', '交易对'],
    (row) => ({
      href: hrefTo('exchange', { id: row.code }),
      name: row.name,
      note: row.nameEn,
      cells: [money(row.spotVolume24h), money(row.futuresVolume24h), formatCount(row.pairCount)],
    }),
  ),
  turnoverRank: tables(
    (data) => data.entities('turnoverRank'),
    ['价格', '24H换手', '24H额'],
    (row) => coin(row, price(row.price), formatShare(row.turnoverRate), money(row.volume24h)),
  ),
  listingRank: tables(
    (data) => data.entities('listingRank'),
    ['价格', '交易所', '交易对'],
    (row) => coin(row, price(row.price), formatCount(row.exchangeCount), formatCount(row.pairCount)),
  ),
  largePosition: tables(
    (data) => data.entities('largePosition'),
    ['变动金额', '变动幅度', '占流通量'],
    (row) => coin(row, money(row.changeValue), change(row.changePercent), formatShare(row.share)),
  ),
  addressRank: tables(
    (data) => data.entities('addressRank'),
    ['持币地址', '7日增长', '前10占比'],
    (row) => coin(row, formatCount(row.addressCount), change(row.riseRateWeek), formatShare(row.top10)),
  ),
  newCoinRank: tables(
    (data) => data.entities('newCoinRank'),
    ['上线时间', '现价', '24H涨幅'],
    (row) => coin(row, date(row.listedAt), price(row.price), change(row.change24h)),
  ),
  saleRank: tables(
    (data) => data.entities('saleRank'),
    ['发行价', '现价', '当前回报'],
    (row) => {
      const roi = row.roi === null ? '--' : `${formatRatio(row.roi)}x`;
      const told = coin(row, price(row.issuePrice), price(row.price), roi);
      // Still being sold: such a coin has no page before its first trading day.
      return row.listedAt === null ? { ...told, href: null } : told;
    },
  ),
  socialRank: tables(
    (data) => data.entities('socialRank'),
    ['综合分', '价格', '24H涨幅'],
    (row) => coin(row, row.score.toFixed(1), price(row.price), change(row.change24h)),
  ),
  projectRank: tables(
    (data) => data.entities('projectRank'),
    ['30日提交', '贡献者', '星标'],
    (row) => coin(row, formatCount(row.commits30d), formatCount(row.contributors), formatCount(row.stars)),
  ),
} satisfies Partial<Record<EndpointName, Tables>>;

const isTold = (source: EndpointName): source is keyof typeof bySource => Object.hasOwn(bySource, source);

/** The tables of a ranking, one for each list its page asked for; none while the data is missing. */
export function rankingTables(source: EndpointName, data: PageData): readonly Html[] {
  return isTold(source) ? bySource[source](data) : [];
}
