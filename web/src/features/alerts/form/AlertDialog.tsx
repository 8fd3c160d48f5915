import { ALERTS_MAX, type Alert } from '@coinmirror/shared/alerts/alert.ts';
import type { CurrencyUnit } from '@coinmirror/shared/constants/currencyUnits.ts';
import { type FormEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { toast } from '#ui/toast/toast.ts';
import { alertText, MEASURES } from '../alert.ts';
import styles from '../alerts.module.css';
import { type AlertsRoot, alertSet, selectAlertBook } from '../alertsSlice.ts';
import { AlertList } from '../panel/AlertList.tsx';
import { Permission } from '../panel/Permission.tsx';
import { complaintsOf, type Draft, emptyDraft, measuresFor, numberIn, toAlert } from './draft.ts';
import { ReadingNow } from './ReadingNow.tsx';

interface AlertDialogProps {
  /** Null: a metric of the whole market. */
  readonly coin: Alert['coin'];
  /** Initial threshold, in the unit of the first metric (a price: USD). */
  readonly threshold?: Pick<Alert, 'direction' | 'threshold'> | undefined;
  readonly onClose: () => void;
}

/** The platform's own price is in dollars here. */
const DOLLARS: ReadonlySet<CurrencyUnit> = new Set(['usd', 'local']);

/** Sets an alert, and lists the existing ones of the same subject. */
export function AlertDialog({ coin, threshold: given, onClose }: AlertDialogProps) {
  const form = useId();
  const dispatch = useDispatch();
  const { alerts } = useSelector((state: AlertsRoot) => selectAlertBook(state));
  const [draft, setDraft] = useState<Draft>(() => ({
    ...emptyDraft(coin),
    ...(given && { direction: given.direction, threshold: String(Number(given.threshold.toPrecision(9))) }),
  }));
  const [wasTried, setTried] = useState(false);
  const complaints = wasTried ? complaintsOf(draft) : {};
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const { label, unit } = MEASURES[draft.measure];
  const threshold = numberIn(draft.threshold);
  const display = useDisplay();
  // The page's prices are in the visitor's currency, the threshold is in dollars: show both.
  const inYourUnit = unit === 'USD' && !DOLLARS.has(display.unit) && (
    <>
      按美元填写
      {threshold !== null && (
        <>
          ，约合 <Money usd={threshold} kind={draft.measure === 'price' ? 'price' : 'amount'} />
        </>
      )}
    </>
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(complaintsOf(draft)).length > 0) return;
    if (alerts.length >= ALERTS_MAX) {
      toast.error(`最多 ${ALERTS_MAX} 个预警，请先删除一些`);
      return;
    }
    const alert = toAlert(draft, coin, newId());
    dispatch(alertSet(alert));
    toast.success(`已设置：${alertText(alert)}`);
    setDraft(emptyDraft(coin));
    setTried(false);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={coin ? `${coin.name} 预警` : '市场指标预警'}
      description="由本浏览器检查，需保持浏览器打开本站。"
      footer={
        <>
          <Button onClick={onClose}>关闭</Button>
          <Button variant="primary" type="submit" form={form}>
            设置预警
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={styles.form}>
        <Segmented
          label="看什么"
          value={draft.measure}
          options={measuresFor(coin).map((measure) => ({ value: measure, label: MEASURES[measure].label }))}
          onChange={(measure) => change({ measure })}
        />
        <Segmented
          label="条件"
          value={draft.direction}
          options={[
            { value: 'above', label: '不低于' },
            { value: 'below', label: '不高于' },
          ]}
          onChange={(direction) => change({ direction })}
        />
        <TextField
          label={label}
          hint={inYourUnit || undefined}
          after={<span className={styles.unit}>{unit || '分'}</span>}
          inputMode="decimal"
          autoComplete="off"
          value={draft.threshold}
          error={complaints.threshold}
          onChange={(event) => change({ threshold: event.target.value })}
        />
        {coin && (
          <ReadingNow
            code={coin.code}
            measure={draft.measure}
            onPick={(direction, value) => change({ direction, threshold: value })}
          />
        )}
        <Segmented
          label="提醒次数"
          value={draft.repeat}
          options={[
            { value: 'once', label: '一次' },
            { value: 'daily', label: '每天一次' },
            { value: 'cooldown', label: '间隔重复' },
          ]}
          onChange={(repeat) => change({ repeat })}
        />
        {draft.repeat === 'cooldown' && (
          <TextField
            label="两次提醒至少相隔"
            after={<span className={styles.unit}>分钟</span>}
            inputMode="numeric"
            autoComplete="off"
            value={draft.cooldown}
            error={complaints.cooldown}
            onChange={(event) => change({ cooldown: event.target.value })}
          />
        )}
      </form>
      <Permission />
      <AlertList alerts={alerts.filter((alert) => alert.coin?.code === coin?.code)} />
    </Dialog>
  );
}

function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}
