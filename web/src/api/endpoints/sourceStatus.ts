import { sourceStatusEndpoints } from '@coinmirror/shared/contract/sourceStatus.ts';
import { queryHookFor } from '../queryHookFor.ts';

/** How each source of the site's data is doing. */
export const useSourceStatusQuery = queryHookFor(sourceStatusEndpoints, 'sourceStatus');
