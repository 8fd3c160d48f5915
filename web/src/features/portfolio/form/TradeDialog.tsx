import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { PortfolioName } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { complaintsOfTrade, type TradeDraft, toTrade } from '@coinmirror/shared/portfolio/tradeDraft.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import styles from '../portfolio.module.css';
import { draftOf, emptyDraft, newRecordId } from './draft.ts';
import { filledText } from './filledText.ts';
import { TradeFields } from './TradeFields.tsx';
import { useDayPrice } from './useDayPrice.ts';

interface TradeDialogProps {
  /** null: the visitor has not chosen it yet. */
  readonly coin: { readonly code: string; readonly name: string; readonly symbol: string } | null;
  /** The coin picker. */
  readonly picker: ReactNode;
  /** The trade to edit; null for a new one. */
  readonly trade: Trade | null;
  /** USD; null while it is not known. */
  readonly priceNow: number | null;
  readonly portfolios: readonly PortfolioName[];
  /** The one that a new trade is for, until the visitor chooses another. */
  readonly portfolio: string;
  readonly onClose: () => void;
  /** Saves the trade and returns why it could not, or null. */
  readonly onSave: (trade: Trade) => Promise<string | null>;
}

/** The form of a purchase, sale or transfer: coin, date, price, quantity, fee, currency, portfolio. */
export function TradeDialog(props: TradeDialogProps) {
  const { coin, picker, trade, priceNow, portfolios, portfolio, onClose, onSave } = props;
  const { unit, rates } = useDisplay();
  const form = useId();
  const [entered, setEntered] = useState(() => (trade ? draftOf(trade) : emptyDraft(unit, rates, portfolio)));
  const [wasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const today = formatDate(Date.now());
  // Until the visitor writes a price, a past day or hour has its close.
  const filled = useDayPrice(trade === null ? (coin?.code ?? null) : null, entered);
  const isFilled = entered.price === '' && filled !== null;
  const draft = isFilled ? { ...entered, price: filled.price } : entered;
  const complaints = wasTried ? complaintsOfTrade(draft, today) : {};
  const change = (part: Partial<TradeDraft>) => {
    setRefusal(null);
    setEntered({ ...entered, ...part });
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!coin || Object.keys(complaintsOfTrade(draft, today)).length > 0) return;
    setSaving(true);
    const why = await onSave(toTrade(draft, { code: coin.code, id: trade?.id ?? newRecordId() }));
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
        <TradeFields
          draft={draft}
          complaints={complaints}
          change={change}
          priceNow={priceNow}
          filled={isFilled ? filledText(filled, draft.day, draft.time ?? '') : null}
          portfolios={portfolios}
          symbol={coin?.symbol}
        />
        {refusal !== null && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  );
}
