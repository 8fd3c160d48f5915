import { financingEndpoints } from '@coinmirror/shared/contract/figures/financing.ts';
import { oneCall } from '#api/oneCall.ts';

/** Venture money. */
export const useFinancing = oneCall('financing', financingEndpoints.financing);
