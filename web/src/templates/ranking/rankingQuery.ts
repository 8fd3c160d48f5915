import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { RankingOf } from '@coinmirror/shared/rankings/ranking.ts';
import type { RankingRows, RankingSource } from '@coinmirror/shared/rankings/rows.ts';
import { queryHookOf } from '#api/queryHookFor.ts';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';

/** Rankings are read again each minute, and not while nobody looks. */
export const HOT_POLLING = { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true } as const;

type Args = Readonly<Record<string, string | number>>;

/** Reads a ranking's rows. */
type UseRows<Row> = (
  args: Args,
  options: typeof HOT_POLLING,
) => LoadableResult<{ readonly rows: readonly Row[] }>;

/** The hook that reads a ranking's call, by its definition; of one definition always the same. */
export function rankingQuery<Source extends RankingSource>({
  call,
}: Pick<RankingOf<Source>, 'call'>): UseRows<RankingRows[Source]> {
  return queryHookOf(call);
}
