import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { pairName } from '@coinmirror/shared/kline/pairName.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { useNewest } from '#features/kline/facts/useNewest.ts';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';

interface PairTitleProps {
  readonly pair: KlinePair;
  readonly asOf: number;
  readonly places: number;
  readonly page: 'kline' | 'klineHandicap';
}

/** Shows price and pair in the document title, for a visitor in another tab. */
export function PairTitle({ pair, asOf, places, page }: PairTitleProps) {
  const { price } = useNewest(pair, asOf);
  useDocumentTitle(`${formatPrice(price, places)} ${pairName(pair)} ${titleOf(page)}`);
  return null;
}
