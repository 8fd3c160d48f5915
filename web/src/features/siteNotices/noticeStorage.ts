import { readStored, writeStored } from '#api/storage/localStore.ts';
import { NOTICE_KEYS as KEYS } from './noticeKeys.ts';
import type { Acknowledged, NoticeName } from './noticeQueue.ts';

export function readAcknowledged(): Acknowledged {
  return { region: readStored(KEYS.region) === true, home: readStored(KEYS.home) === true };
}

export function rememberAcknowledged(name: NoticeName): void {
  writeStored(KEYS[name], true);
}
