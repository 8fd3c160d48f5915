import { trackRecordEndpoints } from '@coinmirror/shared/contract/trackRecord.ts';
import { queryHookFor } from '../queryHookFor.ts';

/** Which numbers were refused, newest first. */
export const useRefusalLogQuery = queryHookFor(trackRecordEndpoints, 'refusalLog');

/** How sources answered over 90 days, and exchanges by what was refused of them. */
export const useSourceRecordQuery = queryHookFor(trackRecordEndpoints, 'sourceRecord');
