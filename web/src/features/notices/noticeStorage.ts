import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { readStored, writeStored } from '#api/storage/localStore.ts';
import type { Acknowledged, NoticeName } from './noticeQueue.ts';

const KEYS = { region: STORAGE_KEYS.regionNotice, home: STORAGE_KEYS.homeNotice } as const;

export function readAcknowledged(): Acknowledged {
  return { region: readStored(KEYS.region) === true, home: readStored(KEYS.home) === true };
}

export function rememberAcknowledged(name: NoticeName): void {
  writeStored(KEYS[name], true);
}
