import { coinReceiptEndpoints } from '@coinmirror/shared/contract/coin/receipt.ts';
import { queryHookFor } from '#api/queryHookFor.ts';

/** How the price of a coin came about; `at` '' is now. */
export const usePriceReceiptQuery = queryHookFor(coinReceiptEndpoints, 'priceReceipt');
