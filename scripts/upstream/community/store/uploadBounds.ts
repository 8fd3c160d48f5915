import {
  LOOSE_FILES_MAX_BYTES,
  LOOSE_FILES_OF_ADDRESS_MAX_BYTES,
  SUBMITTED_FILES_MAX_BYTES,
  UPLOADS_OF_ADDRESS_DAY_MAX_BYTES,
} from '@coinmirror/shared/constants/limits.ts';
import type { NetworkLevel } from '@coinmirror/shared/network/networks.ts';
import type { ExceededQuota, QuotaBounds } from '@coinmirror/shared/network/quota.ts';

/** Maximum bytes: of unsubmitted files, of a network's uploads per day, of submitted files. */
export interface UploadBounds {
  readonly uploads: QuotaBounds;
  readonly day: Readonly<Record<NetworkLevel, number>>;
  readonly sent: number;
}

/** Lines with every file at its maximum that fit into the bound of a site, and of a region. */
const LINES_OF_SITE = 4;
const LINES_OF_REGION = 8;

export const BOUNDS: UploadBounds = {
  uploads: {
    total: LOOSE_FILES_MAX_BYTES,
    levels: {
      line: { most: LOOSE_FILES_OF_ADDRESS_MAX_BYTES, ofFree: 1 / 8 },
      site: { most: LINES_OF_SITE * LOOSE_FILES_OF_ADDRESS_MAX_BYTES, ofFree: 1 / 4 },
      region: { most: LINES_OF_REGION * LOOSE_FILES_OF_ADDRESS_MAX_BYTES, ofFree: 1 / 2 },
    },
  },
  day: {
    line: UPLOADS_OF_ADDRESS_DAY_MAX_BYTES,
    site: LINES_OF_SITE * UPLOADS_OF_ADDRESS_DAY_MAX_BYTES,
    region: LINES_OF_REGION * UPLOADS_OF_ADDRESS_DAY_MAX_BYTES,
  },
  sent: SUBMITTED_FILES_MAX_BYTES,
};

/** Why a file is rejected for space: this uploader's or its network's files, the day's, all unsubmitted, all submitted. */
export type FullBound = 'uploader' | 'network' | 'day' | 'shelf' | 'sent';

/** A line that might hold more if others held less is told so. */
export const FULL: Readonly<Record<ExceededQuota, FullBound>> = {
  line: 'shelf',
  site: 'network',
  region: 'network',
  total: 'shelf',
};
