import { defiOverviewEndpoints } from '@coinmirror/shared/contract/defi/overview.ts';
import { queryHookFor } from '#api/queryHookFor.ts';

/** Value locked in protocols, of all chains or of one. */
export const useDefiOverview = queryHookFor(defiOverviewEndpoints, 'defiOverview');
