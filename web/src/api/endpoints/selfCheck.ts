import { selfCheckEndpoints } from '@coinmirror/shared/contract/selfCheck.ts';
import { queryHookFor } from '../queryHookFor.ts';

/** What the latest check of the site's own numbers found. */
export const useSelfCheckQuery = queryHookFor(selfCheckEndpoints, 'selfCheck');
