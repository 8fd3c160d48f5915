import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { one } from '#api/storage/codec.ts';
import { readStored, writeStored } from '#api/storage/localStore.ts';

const time = one(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
const readSeen = () => time.read(readStored(STORAGE_KEYS.flashSeen));

/** Where the reader stopped before this visit: it stays while pages of the visit come and go. */
let before: number | undefined;

/**
 * The time of the newest flash that this browser showed before this visit, epoch ms; 0 on the first one. `newest` is that of
 * the list now, which the next visit begins from. `moved` puts the line below what the reader has asked for since.
 */
export function useSeenLine(newest: number | undefined) {
  before ??= readSeen();
  const [line, setLine] = useState(before);
  useEffect(() => {
    if (newest !== undefined && newest > readSeen()) writeStored(STORAGE_KEYS.flashSeen, newest);
  }, [newest]);

  function moved(to: number): void {
    before = to;
    setLine(to);
  }

  return { line, moved };
}

/** Begins another visit, as a reload does. */
export function beginVisit(): void {
  before = undefined;
}
