import type { Dapp } from '../contract/dapps.ts';
import type { WalletRow } from '../contract/wallets.ts';
import { formatCount } from '../format/amount.ts';
import { sum } from '../numbers/sum.ts';
import { linkTo } from '../routes/link.ts';
import { join, plain, type Sentence, say, share, term, usd } from './sentence.ts';

/** Of the listed wallets, how many leave the keys to their user and how many show their source. */
export function walletListSentence(rows: readonly WalletRow[]): Sentence | null {
  if (rows.length === 0) return null;
  const list = linkTo('walletList', {});
  const own = rows.filter(({ isCustodial }) => !isCustodial).length;
  const open = rows.filter(({ isOpenSource }) => isOpenSource).length;
  const most = rows.reduce((best, next) => ((next.chainCount ?? 0) > (best.chainCount ?? 0) ? next : best));
  return join([
    say`${plain(String(rows.length), list)} 款钱包里 ${plain(String(own), term('custody'))} 款自托管，${plain(String(open), list)} 款开源`,
    most.chainCount === null
      ? null
      : say`${plain(most.name, linkTo('wallet', { id: most.code }))}支持的公链最多，${plain(formatCount(most.chainCount), linkTo('wallet', { id: most.code }))} 条`,
  ]);
}

/** What the listed applications moved in 24 hours, and which of them most addresses used. */
export function dappListSentence(rows: readonly Dapp[]): Sentence | null {
  const used = rows.filter(({ users }) => users !== null);
  if (used.length === 0) return null;
  const users = sum(used, (row) => row.users ?? 0);
  const volume = sum(rows, (row) => row.volume24h ?? 0);
  const first = used.reduce((most, next) => ((next.users ?? 0) > (most.users ?? 0) ? next : most));
  const page = linkTo('dappItem', { dappid: first.code });
  const list = linkTo('dapp', {});
  return join([
    say`${plain(String(rows.length), list)} 个 DApp 24 小时有 ${plain(formatCount(users), list)} 个地址使用${
      volume > 0 ? say`，成交 ${usd(volume, list)}` : []
    }`,
    users > 0
      ? say`${plain(first.name, page)}最多，占 ${share(((first.users ?? 0) / users) * 100, page)}`
      : null,
  ]);
}
