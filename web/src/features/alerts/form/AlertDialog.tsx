import { ALERTS_MAX, type Alert } from '@coinmirror/shared/alerts/alert.ts';
import { alertText } from '@coinmirror/shared/alerts/alertText.ts';
import { plainDecimal } from '@coinmirror/shared/format/decimal.ts';
import { type FormEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import styles from '../alerts.module.css';
import { type AlertsRoot, alertSet, selectAlertsOfAccount, selectStoredAlerts } from '../alertsSlice.ts';
import { AlertList } from '../panel/AlertList.tsx';
import { Permission } from '../panel/Permission.tsx';
import { AlertFields } from './AlertFields.tsx';
import { complaintsOf, type Draft, emptyDraft, toAlert } from './draft.ts';

interface AlertDialogProps {
  /** Null: a metric of the whole market. */
  readonly coin: Alert['coin'];
  /** Initial threshold, in the unit of the first metric (a price: USD). */
  readonly threshold?: Pick<Alert, 'direction' | 'threshold'> | undefined;
  readonly onClose: () => void;
}

/** Sets an alert, and lists the existing ones of the same subject. */
export function AlertDialog({ coin, threshold: given, onClose }: AlertDialogProps) {
  const form = useId();
  const dispatch = useDispatch();
  const { alerts } = useSelector((state: AlertsRoot) => selectStoredAlerts(state));
  const isOfAccount = useSelector((state: AlertsRoot) => selectAlertsOfAccount(state));
  const [draft, setDraft] = useState<Draft>(() => ({
    ...emptyDraft(coin),
    ...(given && {
      direction: given.direction,
      threshold: plainDecimal(Number(given.threshold.toPrecision(9))),
    }),
  }));
  const [wasTried, setTried] = useState(false);
  const complaints = wasTried ? complaintsOf(draft) : {};
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));

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
      title={coin ? `${coin.name} 预警` : '市场预警'}
      description={
        isOfAccount
          ? '在打开的浏览器里提醒；在“自选行情”的“预警”里添加消息渠道后，关掉浏览器也能收到。'
          : '由本浏览器检查，需保持浏览器打开本站。'
      }
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
        <AlertFields coin={coin} draft={draft} complaints={complaints} change={change} />
      </form>
      <Permission />
      <AlertList alerts={alerts.filter((alert) => alert.coin?.code === coin?.code)} />
    </Dialog>
  );
}

function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}
