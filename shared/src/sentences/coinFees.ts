import type { CoinEarner, CoinFees, FeeKind } from '../contract/coin/fees.ts';
import { formatTimes } from '../format/times.ts';
import { annualised, priceToEarned } from '../indicators/earnings.ts';
import { linkTo } from '../routes/link.ts';
import { clause, plain, type Sentence, say, term, usd } from './sentence.ts';

/** Earners that the coin is a share in: the others' fees are never weighed against its market value. */
export const PRICED: ReadonlySet<FeeKind> = new Set(['protocol', 'gas']);

/** Among whom each kind is ranked. */
const RANKED_AMONG: Readonly<Record<FeeKind, string>> = {
  protocol: '个协议与发行方',
  issuer: '个协议与发行方',
  gas: '条公链的 Gas 费',
  apps: '条公链的链上应用',
};

/** What an earner takes in a day and where that stands; what the market pays for its year. null while nothing is told. */
export function earnerSentence(
  earner: CoinEarner,
  { marketCap }: Pick<CoinFees, 'marketCap'>,
): Sentence | null {
  const { kind, fees24h, fees30d, revenue30d, rank, of } = earner;
  if (fees24h === null) return null;
  const ranking = linkTo('dataDefiFees', {});
  const [pf, ps] = [priceToEarned(marketCap, fees30d), priceToEarned(marketCap, revenue30d)];
  const valued =
    !PRICED.has(kind) || pf === null || fees30d === null
      ? null
      : say`按 30 日折年 ${usd(annualised(fees30d), term('protocol-fees'))}，市值是它的 ${plain(formatTimes(pf), ranking)}${ps === null ? '' : say`，是年化收入的 ${plain(formatTimes(ps), ranking)}`}`;
  const placed =
    rank === null ? '' : say`，在 ${String(of)} ${RANKED_AMONG[kind]}中第 ${plain(String(rank), ranking)}`;
  const said = clause([say`24 小时 ${usd(fees24h, term('protocol-fees'))}${placed}`, valued], '；');
  return said && [...said, '。'];
}
