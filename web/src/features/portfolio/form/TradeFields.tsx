import { CURRENCY_UNIT_FACTS } from '@coinmirror/shared/constants/currencyUnits.ts';
import { convertUsd } from '@coinmirror/shared/format/money.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { PortfolioName } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import { TRADE_SIDES, TRADE_UNITS, type TradeSide } from '@coinmirror/shared/portfolio/trade.ts';
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
import { SIDE_WORDS } from '../transfer/tradesCsv.ts';

const SIDES = TRADE_SIDES.map((value) => ({ value, label: SIDE_WORDS[value] }));

const UNIT_OPTIONS = TRADE_UNITS.map((unit) => ({
  value: unit,
  label: `${unit.toUpperCase()} ${CURRENCY_UNIT_FACTS[unit].name}`,
}));

/** Why a transfer is no purchase and no sale. */
const TRANSFER_HINTS: Readonly<Record<TradeSide, string | undefined>> = {
  buy: undefined,
  sell: undefined,
  in: '从别处转来，不算盈亏，成本按上面的价格计',
  out: '转到别处，不算盈亏，成本随币转走',
};

interface TradeFieldsProps {
  readonly draft: TradeDraft;
  readonly complaints: ReturnType<typeof complaintsOfTrade>;
  readonly change: (part: Partial<TradeDraft>) => void;
  /** USD; null while it is not known. */
  readonly priceNow: number | null;
  /** What the price is where it was filled in; null for the visitor's own. */
  readonly filled: string | null;
  readonly portfolios: readonly PortfolioName[];
  /** Of the coin; undefined while none is chosen. */
  readonly symbol: string | undefined;
}

/** What is filled in of a trade. */
export function TradeFields(props: TradeFieldsProps) {
  const { draft, complaints, change, priceNow, filled, portfolios, symbol } = props;
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
      {portfolios.length > 1 && (
        <Field label="组合">
          {({ id }) => (
            <Select
              id={id}
              label="组合"
              value={draft.portfolio ?? null}
              options={portfolios.map((one) => ({ value: one.id, label: one.name }))}
              onChange={(portfolio) => change({ portfolio })}
            />
          )}
        </Field>
      )}
      <TextField
        label="日期（北京时间）"
        type="date"
        min={FIRST_TRADE_DAY}
        max={formatDate(Date.now())}
        value={draft.day}
        error={complaints.day}
        onChange={(event) => change({ day: event.target.value })}
      />
      <TextField
        label="时间"
        hint="可不填"
        type="time"
        value={draft.time ?? ''}
        error={complaints.time}
        onChange={(event) => change({ time: event.target.value })}
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
      {draft.side !== 'out' && (
        <TextField
          label={draft.side === 'in' ? '成本价' : '价格'}
          hint={filled ?? (now === null ? undefined : `现价 ${formatPrice(now)} ${unitWord}`)}
          {...number('price', unitWord)}
        />
      )}
      <TextField label="数量" hint={TRANSFER_HINTS[draft.side]} {...number('quantity', symbol ?? '个')} />
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
