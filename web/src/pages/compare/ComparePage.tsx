import { EXCHANGE_KIND } from '#features/compare/exchangeCompare.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { CoinComparison } from './CoinComparison.tsx';
import { ExchangeComparison } from './ExchangeComparison.tsx';

/** `/compare`: coins side by side, or exchanges under `?kind=exchange`. */
export default function ComparePage() {
  const [params] = useUrlParams();
  return params.get('kind') === EXCHANGE_KIND ? <ExchangeComparison /> : <CoinComparison />;
}
