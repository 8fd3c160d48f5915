import { Suspense, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingOpened } from '#ui/lazy/missing.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Time } from '#ui/time/Time.tsx';
import styles from '../alerts.module.css';
import { type AlertsRoot, firedCleared, selectAlertsOfAccount, selectStoredAlerts } from '../alertsSlice.ts';
import { unknownAlertCount } from '../alertsStorage.ts';
import { ChannelsSection } from '../channels/ChannelsSection.tsx';
import { AccountAlertList } from './AccountAlertList.tsx';
import { AlertList } from './AlertList.tsx';
import { Permission } from './Permission.tsx';
import { QuietHoursField } from './QuietHoursField.tsx';

const { Part: AlertDialog, preload } = lazyPart(
  async () => (await import('../form/AlertDialog.tsx')).AlertDialog,
  MissingOpened,
);

/** Existing and fired alerts, quiet hours, and the browser's permission. */
export function AlertsPanel() {
  const { alerts, fired, quiet } = useSelector((state: AlertsRoot) => selectStoredAlerts(state));
  const isOfAccount = useSelector((state: AlertsRoot) => selectAlertsOfAccount(state));
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const unknown = isOfAccount ? 0 : unknownAlertCount();
  return (
    <Card
      title="预警"
      actions={
        <Button size="s" onPointerEnter={preload} onFocus={preload} onClick={() => setOpen(true)}>
          设置市场预警
        </Button>
      }
    >
      <p className={styles.statement}>
        {isOfAccount
          ? '保存在账号里：在每个打开的浏览器提醒，也发到消息渠道。'
          : '由本浏览器检查，需保持浏览器打开本站；保存在本浏览器，登录后合并到账号，并可以发到消息渠道。'}
      </p>
      <Permission />
      <QuietHoursField quiet={quiet} />
      {alerts.length === 0 ? (
        <EmptyState compact title="还没有预警" hint="点币种行里的铃铛，或上面的“设置市场预警”。" />
      ) : isOfAccount ? (
        <AccountAlertList alerts={alerts} />
      ) : (
        <AlertList alerts={alerts} />
      )}
      {unknown > 0 && (
        <p className={styles.statement}>另有 {unknown} 个预警由较新的版本设置，此版本不检查，已原样保留。</p>
      )}
      {isOfAccount && <ChannelsSection />}
      {fired.length > 0 && (
        <section aria-label="已触发">
          <header className={styles.head}>
            <h3 className={styles.title}>已触发</h3>
            <Button size="s" variant="quiet" onClick={() => dispatch(firedCleared())}>
              清空
            </Button>
          </header>
          <ul className={styles.list}>
            {fired.map((one) => (
              <li key={`${one.id}-${one.at}`} className={styles.item}>
                <span className={styles.words}>
                  {one.text}
                  <span className={styles.facts}>
                    当时 {one.reading || one.value}，<Time value={one.at} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <AlertDialog coin={null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
