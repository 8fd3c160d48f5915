import type { UnlockSchedule } from '@coinmirror/shared/indicators/unlockSchedule.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import { realCoins } from '../../../catalogue/coinCatalogue.ts';
import { oncePer } from '../../../mechanisms/memo.ts';
import type { UnlocksPort } from '../../../ports/unlocks.ts';
import type { OwnUnlocks } from '../../config/ownUnlocks.ts';
import type { SourcesConfig } from '../../config/sourcesConfig.ts';
import { type LlamaSchedule, unlockIndex } from '../../providers/defillama/unlocks.ts';
import { poll } from '../../reader/polls.ts';
import { unanswered } from '../../status/sourcePorts.ts';
import { UNLOCKS } from '../../trackRecord/outlierName.ts';
import { type Reported, reportedOf } from '../../world/known.ts';
import { type PublicWorld, provenanceOf } from '../../world/publicWorld.ts';
import { codeOfSchedule, isTooLarge, scheduledIn, scheduleOf } from './llamaSchedules.ts';

/** ms: schedules change by decisions, not by the hour. */
const EVERY = 12 * HOUR;

const symbols = new Map(realCoins.map(({ code, symbol }) => [code, symbol]));

/**
 * Unlocks by the operator's own file, and of all other coins by DefiLlama's undocumented file where that is switched on; null where
 * there is neither.
 */
export function unlocksPort(
  world: PublicWorld,
  sources: SourcesConfig['sources'],
  own: OwnUnlocks | null,
): UnlocksPort | null {
  const { isOn } = sources.LLAMA_UNLOCKS;
  if (!isOn && own === null) return null;
  const believedOnce = oncePer(
    (_rows: readonly LlamaSchedule[], reported: Reported<readonly LlamaSchedule[]>) =>
      believed(reported, world),
  );

  async function reported(): Promise<readonly UnlockSchedule[]> {
    if (!isOn) return [];
    const known = reportedOf(await world.reader.read('LLAMA_UNLOCKS', unlockIndex, EVERY));
    if (known !== null) return believedOnce(known.value, known);
    if (own === null) throw unanswered('unlocks');
    return [];
  }

  async function all(): Promise<readonly UnlockSchedule[]> {
    const told = await reported();
    const mine = own?.schedules ?? [];
    const codes = new Set(mine.map(({ code }) => code));
    return [...mine, ...told.filter(({ code }) => !codes.has(code))];
  }

  const schedule = async (code: string) => (await all()).find((one) => one.code === code) ?? null;
  return {
    provenance: provenanceOfBoth(isOn, own),
    all,
    schedule,
    between: async (code, from, to) =>
      (await schedule(code))?.cliffs.filter(({ time }) => time >= from && time < to) ?? [],
  };
}

export const unlockPoll = poll('LLAMA_UNLOCKS', unlockIndex, EVERY);

function provenanceOfBoth(isOn: boolean, own: OwnUnlocks | null) {
  const { kind, name } = provenanceOf('public', ...(isOn ? (['LLAMA_UNLOCKS'] as const) : []));
  return { kind, name: [own?.source ?? '', name].filter(Boolean).join('+') };
}

/**
 * The schedules of our coins, one a coin: of several the one that unlocks most. One that gives away more than there is is not
 * believed, and stands among the refusals until it does not.
 */
function believed(
  { value, at }: Reported<readonly LlamaSchedule[]>,
  { store }: PublicWorld,
): readonly UnlockSchedule[] {
  const ours = value.flatMap((row) => {
    const code = codeOfSchedule(row);
    return code === null ? [] : [scheduleOf(code, row)];
  });
  const largest = [...Map.groupBy(ours, ({ code }) => code).values()].flatMap((same) =>
    same.toSorted((one, other) => scheduledIn(other) - scheduledIn(one)).slice(0, 1),
  );
  for (const schedule of largest) note(schedule, at, store.odd);
  return largest.filter((schedule) => !isTooLarge(schedule));
}

function note(schedule: UnlockSchedule, at: number, odd: PublicWorld['store']['odd']): void {
  const subject = `${UNLOCKS}${symbols.get(schedule.code) ?? schedule.code}`;
  if (isTooLarge(schedule))
    odd.save(subject, { believed: schedule.total, odd: scheduledIn(schedule), readings: 1, since: at, at });
  else odd.release(subject);
}
