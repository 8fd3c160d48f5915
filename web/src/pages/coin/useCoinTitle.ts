import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coinInfo.ts';
import { useEffect } from 'react';

/** `比特币 BTC 价格/行情` in the tab, once the coin is known. */
export function useCoinTitle(detail: CoinDetail | undefined): void {
  const title = detail && `${detail.name} ${detail.symbol} 价格/行情 - ${BRAND.name}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
