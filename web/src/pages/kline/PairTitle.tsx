import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { pairName } from '@coinmirror/shared/kline/pairName.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { useNewest } from '#features/kline/facts/useNewest.ts';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';

interface PairTitleProps {
  readonly pair: KlinePair;
  readonly asOf: number;
  readonly page: 'kline' | 'klineHandicap';
}

/** The tab says price and pair: who looks at another tab sees the one and finds the other. */
export function PairTitle({ pair, asOf, page }: PairTitleProps) {
  const { price } = useNewest(pair, asOf);
  useDocumentTitle(`${formatPrice(price)} ${pairName(pair)} ${titleOf(page)}`);
  return null;
}
