import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';

/** Local storage keys of confirmed notices. */
export const NOTICE_KEYS = { region: STORAGE_KEYS.regionNotice, home: STORAGE_KEYS.homeNotice } as const;
