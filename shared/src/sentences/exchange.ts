import type { ExchangeDetail } from '../contract/exchange/info.ts';
import { formatCount } from '../format/amount.ts';
import { formatMonth } from '../format/time.ts';
import type { RouteName } from '../manifest/pages.ts';
import { type Link, linkTo } from '../routes/link.ts';
import { DAY } from '../time/units.ts';
import { change, clause, join, plain, type Sentence, say, share, term, usd } from './sentence.ts';

/** Twelve months, and the one whose day is not known: incidents are dated by month. */
const RECENT = 397 * DAY;

/** Which pages of an exchange have a sentence of today; the others keep what says what they are. */
const SENTENCES: Readonly<
  Partial<Record<RouteName, (detail: ExchangeDetail, now: number) => Sentence | null>>
> = {
  exchange: safetyOf,
  exchangeAssetsDisclosure: safetyOf,
  exchangeWallet: safetyOf,
  exchangeDetails: safetyOf,
  exchangeMarket: tradeOf,
};

/** What an exchange is like at `now`, epoch ms, on one of its pages; null where nothing is known, undefined without one. */
export function exchangeSentence(
  page: RouteName,
  detail: ExchangeDetail,
  now: number,
): Sentence | null | undefined {
  return SENTENCES[page]?.(detail, now);
}

/** Whether it can pay: assets against liabilities, without its own coin, and what happened within twelve months. */
function safetyOf(detail: ExchangeDetail, now: number): Sentence | null {
  return join([reservesClause(detail), incidentClause(detail, now)]);
}

function reservesClause({
  code,
  disclosure,
  reserveRatio,
  withoutOwn,
  reserve,
}: ExchangeDetail): Sentence | null {
  const page = linkTo('exchangeAssetsDisclosure', { id: code });
  if (disclosure === 'self')
    return clause(
      [['资产在用户自己的钱包或合约里'], reserve === null ? null : say`锁仓 ${usd(reserve, term('tvl'))}`],
      '，',
    );
  const held =
    withoutOwn !== null
      ? say`剔除平台币 ${usd(withoutOwn, page)}`
      : reserve === null
        ? null
        : say`链上资产 ${usd(reserve, page)}`;
  if (reserveRatio !== null) return clause([say`储备率 ${share(reserveRatio, page, 1)}`, held], '，');
  return clause([UNPUBLISHED[disclosure], held], '，');
}

const UNPUBLISHED = {
  merkle: ['公布默克尔储备证明'],
  audit: ['储备由第三方审计', '，', '未公布储备率'],
  none: ['未公布储备率'],
} as const;

function incidentClause({ code, incidentAt }: ExchangeDetail, now: number): Sentence {
  const page = linkTo('exchangeDetails', { id: code });
  return incidentAt === null || now - incidentAt > RECENT
    ? say`12 个月内${plain('未见安全事件', page)}`
    : say`${plain(formatMonth(incidentAt), page)} 有安全事件`;
}

/** What is traded there: pairs and coins, and how much of them in 24 hours. */
function tradeOf(detail: ExchangeDetail): Sentence | null {
  const { code, pairCount, coinCount, contractCount } = detail;
  const page = linkTo('exchangeMarket', { id: code });
  const counted =
    pairCount === null || pairCount === 0
      ? null
      : say`${plain(formatCount(pairCount), page)} 个现货交易对${
          coinCount === null ? [] : say`、${plain(formatCount(coinCount), page)} 个币种`
        }`;
  const spot = volumeClause(detail, page);
  return join([
    counted === null ? null : clause([counted, spot], '，'),
    contractCount === null || contractCount === 0 || detail.futuresVolume24h === null
      ? null
      : say`${plain(formatCount(contractCount), page)} 个合约，24 小时成交 ${usd(detail.futuresVolume24h, page)}`,
  ]);
}

function volumeClause({ volume24h, volumeChange24h }: ExchangeDetail, page: Link): Sentence | null {
  if (volume24h === null) return null;
  const volume = say`24 小时成交 ${usd(volume24h, page)}`;
  return volumeChange24h === null ? volume : say`${volume}，较前日 ${change(volumeChange24h, page)}`;
}
