import { dexOverviewEndpoints } from '@coinmirror/shared/contract/dashboards/dex.ts';
import { queryHookFor } from '#api/queryHookFor.ts';

/** Trade on chains. */
export const useDexOverview = queryHookFor(dexOverviewEndpoints, 'dexOverview');
