import type { CalendarPage } from '@coinmirror/shared/contract/calendar.ts';
import { Select } from '#ui/select/Select.tsx';

const ALL = '';

interface CoinChoiceProps {
  readonly page: CalendarPage;
  /** The code of the chosen coin; '' for all. */
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

/** One of the coins that have events in the shown days. */
export function CoinChoice({ page: { coins, coin }, chosen, onChoose }: CoinChoiceProps) {
  const own = coin !== null && !coins.some(({ code }) => code === coin.code) ? [coin] : [];
  const options = [...own, ...coins].map(({ code, symbol }) => ({ value: code, label: symbol }));
  return (
    <Select
      label="币种"
      size="s"
      value={chosen}
      options={[{ value: ALL, label: '全部币种' }, ...options]}
      onChange={onChoose}
    />
  );
}
