import { CURRENCY_UNIT_FACTS } from '@coinmirror/shared/constants/currencyUnits.ts';
import { convertUsd } from '@coinmirror/shared/format/money.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { TRADE_UNITS } from '@coinmirror/shared/portfolio/trade.ts';
import {
  type complaintsOfTrade,
  FIRST_TRADE_DAY,
  type TradeDraft,
} from '@coinmirror/shared/portfolio/tradeDraft.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Field } from '#ui/field/Field.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Select } from '#ui/select/Select.tsx';
import styles from '../portfolio.module.css';

const SIDES = [
  { value: 'buy', label: '买入' },
  { value: 'sell', label: '卖出' },
] as const;

const UNIT_OPTIONS = TRADE_UNITS.map((unit) => ({
  value: unit,
  label: `${unit.toUpperCase()} ${CURRENCY_UNIT_FACTS[unit].name}`,
}));

interface TradeFieldsProps {
  readonly draft: TradeDraft;
  readonly complaints: ReturnType<typeof complaintsOfTrade>;
  readonly change: (part: Partial<TradeDraft>) => void;
  /** USD; null while it is not known. */
  readonly priceNow: number | null;
  /** The price is the close of the draft's day, not the visitor's own. */
  readonly isDayPrice: boolean;
  /** Of the coin; undefined while none is chosen. */
  readonly symbol: string | undefined;
}

/** What is filled in of a trade. */
export function TradeFields(props: TradeFieldsProps) {
  const { draft, complaints, change, priceNow, isDayPrice, symbol } = props;
  const { rates } = useDisplay();
  const now = convertUsd(priceNow, draft.unit, rates);
  const unitWord = draft.unit.toUpperCase();
  const number = (name: 'price' | 'quantity' | 'fee' | 'perUsd', unit: string) => ({
    after: <span className={styles.unit}>{unit}</span>,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: draft[name],
    error: complaints[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change({ [name]: event.target.value }),
  });

  return (
    <>
      <Segmented label="类型" value={draft.side} options={SIDES} onChange={(side) => change({ side })} />
      <TextField
        label="日期（北京时间）"
        type="date"
        min={FIRST_TRADE_DAY}
        max={formatDate(Date.now())}
        value={draft.day}
        error={complaints.day}
        onChange={(event) => change({ day: event.target.value })}
      />
      <Field label="计价货币">
        {({ id }) => (
          <Select
            id={id}
            label="计价货币"
            value={draft.unit}
            options={UNIT_OPTIONS}
            onChange={(chosen) =>
              change({ unit: chosen, perUsd: chosen === 'usd' ? '1' : String(rates[chosen] ?? '') })
            }
          />
        )}
      </Field>
      <TextField
        label="价格"
        hint={
          isDayPrice
            ? `已填 ${draft.day} 的收盘价，可改为成交价`
            : now === null
              ? undefined
              : `现价 ${formatPrice(now)} ${unitWord}`
        }
        {...number('price', unitWord)}
      />
      <TextField label="数量" {...number('quantity', symbol ?? '个')} />
      <TextField label="手续费" hint="以同一货币计，没有就留空" {...number('fee', unitWord)} />
      {draft.unit !== 'usd' && (
        <TextField
          label="交易时 1 USD 兑"
          hint="已填今天的汇率，可改为交易当天的"
          {...number('perUsd', unitWord)}
        />
      )}
    </>
  );
}
