import { Select } from '#ui/select/Select.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Held } from '../../show.tsx';

const UNITS = [
  { value: 'usd', label: '美元 USD' },
  { value: 'cny', label: '人民币 CNY' },
  { value: 'btc', label: '比特币 BTC' },
  { value: 'none', label: '暂不支持', disabled: true },
] as const;

export const exhibit: Exhibit = {
  title: 'Select',
  about: 'One of several, in a list that opens. For two to five that fit in sight use Segmented.',
  states: [
    {
      name: 'chosen',
      opens: true,
      show: () => (
        <Held<string> first="cny">
          {(unit, setUnit) => <Select label="货币单位" options={UNITS} value={unit} onChange={setUnit} />}
        </Held>
      ),
    },
    {
      name: 'nothing chosen',
      show: () => (
        <Held<string | null> first={null}>
          {(unit, setUnit) => (
            <Select
              label="货币单位"
              options={UNITS}
              value={unit}
              onChange={setUnit}
              placeholder="请选择单位"
            />
          )}
        </Held>
      ),
    },
    {
      name: 'small',
      show: () => (
        <Held<string> first="usd">
          {(unit, setUnit) => (
            <Select label="货币单位" size="s" options={UNITS} value={unit} onChange={setUnit} />
          )}
        </Held>
      ),
    },
    {
      name: 'invalid',
      show: () => (
        <Held<string | null> first={null}>
          {(unit, setUnit) => (
            <Select label="货币单位" options={UNITS} value={unit} onChange={setUnit} invalid />
          )}
        </Held>
      ),
    },
    {
      name: 'disabled',
      show: () => <Select label="货币单位" options={UNITS} value="usd" onChange={() => {}} disabled />,
    },
  ],
};
