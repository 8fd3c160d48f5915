import { coinTitle } from '../format/coinTitle.ts';
import { joinSpaced } from '../format/joinSpaced.ts';

/** `比特币 BTC 价格/行情` */
export function coinPageTitle(coin: Parameters<typeof coinTitle>[0]): string {
  return `${coinTitle(coin)} 价格/行情`;
}

/** `DeFi 概念`, `公链概念` */
export function conceptTitle({ name }: { readonly name: string }): string {
  return joinSpaced(name, '概念');
}
