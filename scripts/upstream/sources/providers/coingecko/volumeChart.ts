import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { bitcoinVolume } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';

/** The volume of an exchange in the 24 h until a time (epoch ms), in Bitcoin. */
export interface VolumePoint {
  readonly time: number;
  readonly btc: number;
}

const point = v.pipe(
  v.tuple([amount, bitcoinVolume]),
  v.transform(([time, btc]): VolumePoint => ({ time, btc })),
);

/** Volumes of an exchange within a year, one a day, oldest first. */
export function volumeChart(id: string): Question<readonly VolumePoint[]> {
  return {
    isAboutOne: true,
    path: `/api/v3/exchanges/${encodeURIComponent(id)}/volume_chart?days=365`,
    decode: jsonOf(rowsOf(point)),
  };
}
