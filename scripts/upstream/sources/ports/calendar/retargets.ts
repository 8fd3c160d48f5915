import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { retargetWords } from '../../../catalogue/content/calendar/retarget.ts';
import type { CalendarEvent } from '../../../ports/calendar.ts';
import { difficultyAdjustment } from '../../providers/chains/difficulty.ts';
import { sourceTable } from '../../table/sourceTable.ts';
import { reportedOf } from '../../world/known.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';
import { knownEvent } from './event.ts';

const ASKED_EVERY = 10 * MINUTE;
const [EXPLORER] = sourceTable.MEMPOOL.origins;

/** 难度: the next adjustment of Bitcoin's difficulty within [from, to), as its pace has it; none while nobody tells. */
export async function retargetAhead(
  { reader }: PublicWorld,
  from: number,
  to: number,
): Promise<readonly CalendarEvent[]> {
  const reported = reportedOf(await reader.read('MEMPOOL', difficultyAdjustment, ASKED_EVERY));
  if (reported === null) return [];
  const { nextHeight, expectedAt, remainingBlocks, change } = reported.value;
  const time = Math.round(expectedAt / MINUTE) * MINUTE;
  if (time < from || time >= to || remainingBlocks <= 0) return [];
  return [
    {
      ...knownEvent,
      ...retargetWords({ height: nextHeight, time, remainingBlocks, change }),
      time,
      type: 'difficulty',
      importance: 1,
      coins: ['bitcoin'],
      source: sourceTable.MEMPOOL.title,
      address: EXPLORER,
      mayBeEarlier: true,
      isOfficial: false,
    },
  ];
}
