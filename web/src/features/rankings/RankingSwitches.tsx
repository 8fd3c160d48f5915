import { Segmented } from '#ui/segmented/Segmented.tsx';
import type { ChosenSwitch } from './useRanking.ts';

/** The choices of a ranking, all in sight. */
export function RankingSwitches({ switches }: { readonly switches: readonly ChosenSwitch[] }) {
  return switches.map(({ key, label, options, value, choose }) => (
    <Segmented key={key} label={label} options={options} value={value} onChange={choose} />
  ));
}
