import {
  CURRENCY_UNIT_FACTS,
  CURRENCY_UNITS,
  type CurrencyUnit,
} from '@coinmirror/shared/constants/currencyUnits.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { convertUsd } from '@coinmirror/shared/format/money.ts';
import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Select } from '#ui/select/Select.tsx';
import { useLiveDetail } from '../useLiveDetail.ts';
import styles from './Calculator.module.css';
import { converted, typeAmount } from './convert.ts';

type Side = 'coins' | 'money';

const UNITS = CURRENCY_UNITS.filter((unit) => unit !== 'local').map((value) => ({
  value,
  label: `${CURRENCY_UNIT_FACTS[value].name} ${value.toUpperCase()}`,
}));
/** Characters of an amount. */
const LONGEST = 24;
const QUICK = ['1', '10', '100', '1000'] as const;

/** 换算: converts coins to money and back, at the current price. */
export function Calculator({ detail }: { readonly detail: CoinDetail }) {
  const display = useDisplay();
  const { quote, symbol } = useLiveDetail(detail);
  const [unit, setUnit] = useState<CurrencyUnit>(display.unit === 'local' ? 'usd' : display.unit);
  const [entry, setEntry] = useState<{ side: Side; text: string; complaint: string | null }>({
    side: 'coins',
    text: '1',
    complaint: null,
  });
  // A field with focus or a selection stays as it is: writing a tick into it would clear the selection.
  const [held, setHeld] = useState<{ side: Side; text: string } | null>(null);
  const price = convertUsd(quote.price, unit, display.rates);
  const rate = entry.side === 'coins' ? price : price === null || price === 0 ? null : 1 / price;
  const other = converted(entry.text, rate);
  const follower = (side: Side) => (held?.side === side ? held.text : other);
  const shown = {
    coins: entry.side === 'coins' ? entry.text : follower('coins'),
    money: entry.side === 'money' ? entry.text : follower('money'),
  };

  const field = (side: Side) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: LONGEST,
    value: shown[side],
    error: entry.side === side ? (entry.complaint ?? undefined) : undefined,
    onFocus: () => setHeld({ side, text: shown[side] }),
    onBlur: () => setHeld(null),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setEntry({ side, ...typeAmount(event.target.value) }),
  });

  return (
    <Card title="换算">
      <div className={styles.form}>
        <TextField label="数量" after={symbol} {...field('coins')} />
        <div className={styles.money}>
          <TextField label="金额" {...field('money')} />
          <Select label="金额单位" value={unit} options={UNITS} onChange={setUnit} className={styles.unit} />
        </div>
        <div className={styles.quick}>
          {QUICK.map((text) => (
            <Button key={text} size="s" onClick={() => setEntry({ side: 'coins', text, complaint: null })}>
              {text}
            </Button>
          ))}
        </div>
        <p className={styles.note}>
          {price === null ? '这种单位的汇率暂时未知' : '按此刻的价格换算，不含手续费。'}
        </p>
      </div>
    </Card>
  );
}
