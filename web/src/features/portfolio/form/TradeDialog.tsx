import { CURRENCY_UNIT_FACTS } from '@coinmirror/shared/constants/currencyUnits.ts';
import { convertUsd } from '@coinmirror/shared/format/money.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { TRADE_UNITS, type Trade } from '@coinmirror/shared/portfolio/trade.ts';
import {
  complaintsOfTrade,
  FIRST_TRADE_DAY,
  type TradeDraft,
  toTrade,
} from '@coinmirror/shared/portfolio/tradeDraft.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Field } from '#ui/field/Field.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Select } from '#ui/select/Select.tsx';
import styles from '../portfolio.module.css';
import { draftOf, emptyDraft, newTradeId } from './draft.ts';

interface TradeDialogProps {
  /** null: the visitor has not chosen it yet. */
  readonly coin: { readonly code: string; readonly name: string; readonly symbol: string } | null;
  /** The coin picker. */
  readonly picker: ReactNode;
  /** The trade to edit; null for a new one. */
  readonly trade: Trade | null;
  /** USD; null while it is not known. */
  readonly priceNow: number | null;
  readonly onClose: () => void;
  /** Saves the trade and returns why it could not, or null. */
  readonly onSave: (trade: Trade) => Promise<string | null>;
}

const UNIT_OPTIONS = TRADE_UNITS.map((unit) => ({
  value: unit,
  label: `${unit.toUpperCase()} ${CURRENCY_UNIT_FACTS[unit].name}`,
}));

/** The form of a purchase or sale: coin, date, price, quantity, fee, currency. */
export function TradeDialog({ coin, picker, trade, priceNow, onClose, onSave }: TradeDialogProps) {
  const { unit, rates } = useDisplay();
  const form = useId();
  const [draft, setDraft] = useState(() => (trade ? draftOf(trade) : emptyDraft(unit, rates)));
  const [wasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const today = formatDate(Date.now());
  const complaints = wasTried ? complaintsOfTrade(draft, today) : {};
  const change = (part: Partial<TradeDraft>) => {
    setRefusal(null);
    setDraft({ ...draft, ...part });
  };
  const now = convertUsd(priceNow, draft.unit, rates);
  const unitWord = draft.unit.toUpperCase();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!coin || Object.keys(complaintsOfTrade(draft, today)).length > 0) return;
    setSaving(true);
    const why = await onSave(toTrade(draft, { code: coin.code, id: trade?.id ?? newTradeId() }));
    setSaving(false);
    setRefusal(why);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="s"
      title={coin ? `${coin.name} ${coin.symbol} 交易记录` : '添加交易'}
      description="只用于计算盈亏，不会发布。"
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" form={form} disabled={!coin || isSaving}>
            保存
          </Button>
        </>
      }
    >
      {!coin && picker}
      <form id={form} onSubmit={submit} noValidate className={styles.form} hidden={!coin}>
        <Segmented
          label="类型"
          value={draft.side}
          options={[
            { value: 'buy', label: '买入' },
            { value: 'sell', label: '卖出' },
          ]}
          onChange={(side) => change({ side })}
        />
        <TextField
          label="日期（北京时间）"
          type="date"
          min={FIRST_TRADE_DAY}
          max={today}
          value={draft.day}
          error={complaints.day}
          onChange={(event) => change({ day: event.target.value })}
        />
        <Field label="单位">
          {({ id }) => (
            <Select
              id={id}
              label="单位"
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
          hint={now === null ? undefined : `现价 ${formatPrice(now)} ${unitWord}`}
          after={<span className={styles.unit}>{unitWord}</span>}
          inputMode="decimal"
          autoComplete="off"
          value={draft.price}
          error={complaints.price}
          onChange={(event) => change({ price: event.target.value })}
        />
        <TextField
          label="数量"
          after={<span className={styles.unit}>{coin?.symbol ?? '个'}</span>}
          inputMode="decimal"
          autoComplete="off"
          value={draft.quantity}
          error={complaints.quantity}
          onChange={(event) => change({ quantity: event.target.value })}
        />
        <TextField
          label="手续费"
          hint="以同一单位计，没有就留空"
          after={<span className={styles.unit}>{unitWord}</span>}
          inputMode="decimal"
          autoComplete="off"
          value={draft.fee}
          error={complaints.fee}
          onChange={(event) => change({ fee: event.target.value })}
        />
        {draft.unit !== 'usd' && (
          <TextField
            label="交易时 1 USD 兑"
            hint="已填今天的汇率，可改为交易当天的"
            after={<span className={styles.unit}>{unitWord}</span>}
            inputMode="decimal"
            autoComplete="off"
            value={draft.perUsd}
            error={complaints.perUsd}
            onChange={(event) => change({ perUsd: event.target.value })}
          />
        )}
        {refusal !== null && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  );
}
