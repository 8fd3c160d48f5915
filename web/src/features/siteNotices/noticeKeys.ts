import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';

/** Where local storage keeps that a notice was confirmed. */
export const NOTICE_KEYS = { region: STORAGE_KEYS.regionNotice, home: STORAGE_KEYS.homeNotice } as const;
