import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Select } from '#ui/select/Select.tsx';
import type { ChosenSwitch } from './useRanking.ts';

/** The filters of a ranking, all visible except those few visitors use. */
export function RankingSwitches({ switches }: { readonly switches: readonly ChosenSwitch[] }) {
  return switches.map(({ key, label, options, value, folded, choose }) =>
    folded ? (
      <Select key={key} label={label} size="s" options={options} value={value} onChange={choose} />
    ) : (
      <Segmented key={key} label={label} options={options} value={value} onChange={choose} />
    ),
  );
}
