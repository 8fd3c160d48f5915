import { financingEndpoints } from '@coinmirror/shared/contract/dashboards/financing.ts';
import { queryHookFor } from '#api/queryHookFor.ts';

/** Venture money. */
export const useFinancing = queryHookFor(financingEndpoints, 'financing');
