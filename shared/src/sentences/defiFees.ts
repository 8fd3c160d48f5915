import type { DefiFees } from '../contract/defi/fees.ts';
import { linkTo } from '../routes/link.ts';
import { change, join, plain, type Sentence, say, share, term, usd } from './sentence.ts';

/** What users pay in a day, how much of it is kept, who earns most of it, and on which chain. */
export function defiFeesSentence(value: DefiFees): Sentence | null {
  const { fees24h, change7d, revenue24h, protocols, chains } = value;
  if (fees24h === null || fees24h <= 0) return null;
  const fees = term('protocol-fees');
  const [first] = protocols;
  const [chain] = chains;
  const week = change7d === null ? '' : say`，7 日合计较前 7 日 ${change(change7d, fees)}`;
  return join([
    say`24 小时费用 ${usd(fees24h, fees)}${week}`,
    revenue24h === null
      ? null
      : say`协议留下 ${share((revenue24h / fees24h) * 100, term('protocol-revenue'))}，${usd(revenue24h, term('protocol-revenue'))}`,
    first?.fees24h == null ? null : say`最多的是 ${earnerName(first)}，${usd(first.fees24h, fees)}`,
    chain?.fees24h == null
      ? null
      : say`公链中 ${plain(chain.name, linkTo('dataDefiItem', { code: chain.code }))} 最多，${usd(chain.fees24h, fees)}`,
  ]);
}

function earnerName({ name, code, coinCode }: DefiFees['protocols'][number]): Sentence {
  if (code !== '') return [plain(name, linkTo('dataDefiItem', { code }))];
  return coinCode === '' ? [name] : [plain(name, linkTo('coin', { coinCode }))];
}
