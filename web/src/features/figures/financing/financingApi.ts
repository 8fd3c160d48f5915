import { financingEndpoints } from '@coinmirror/shared/contract/figures/financing.ts';
import { queryHookFor } from '#api/queryHookFor.ts';

/** Venture capital. */
export const useFinancing = queryHookFor('financing', financingEndpoints.financing);
