import { LISTING_PARAMS } from '@coinmirror/shared/alertSources/news.ts';
import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { measuresFor } from '@coinmirror/shared/alerts/kinds.ts';
import type { Measure } from '@coinmirror/shared/alerts/measures.ts';
import { useCoinInfoQuery } from '#api/endpoints/coinInfo.ts';
import { useNoticeListQuery } from '#api/endpoints/notices.ts';
import { isUnconnected } from '#ui/state/unconnected.ts';

/**
 * What the form offers: of a coin what it has (no days to an unlock without unlocks, no funding without contracts), of the
 * market no listings where nobody reads notices.
 */
export function useOfferedMeasures(coin: Alert['coin']): readonly Measure[] {
  const info = useCoinInfoQuery({ code: coin?.code ?? '' }, { skip: coin === null }).data;
  const notices = useNoticeListQuery(LISTING_PARAMS, { skip: coin !== null });
  const measures = measuresFor(coin, info?.value.markets);
  return isUnconnected(notices.error) ? measures.filter((measure) => measure !== 'listing') : measures;
}
