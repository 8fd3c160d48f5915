import { ALERTS_MAX, type Alert } from '@coinmirror/shared/alerts/alert.ts';
import { checkAlert } from '@coinmirror/shared/alerts/checkAlert.ts';
import { readAlertWire, toAlertWire } from '@coinmirror/shared/contract/community/alerts.ts';
import { UpstreamError } from '../../answers/handler/handler.ts';
import { type CommunityContext, type CommunityHandlers, ok, requireAccount } from './context.ts';

/** Alerts are stored here; their owner's browsers evaluate them, and the upstream for channels. */
export const alertHandlers = {
  alertList: async (_params, context) => answer(context),

  alertSave: async ({ alerts }, context) => {
    const { id } = requireAccount(context);
    const before = new Map(alertsOf(context).map((alert) => [alert.id, alert]));
    const ids = new Set([...before.keys(), ...alerts.map((alert) => alert.id)]);
    if (ids.size > ALERTS_MAX) throw new UpstreamError(422, `最多 ${ALERTS_MAX} 个预警`);
    for (const alert of alerts) {
      const complaint = checkAlert(alert);
      if (complaint !== null) throw new UpstreamError(422, complaint);
    }
    const saved = alerts.map((alert) => keptOff(alert, before.get(alert.id)));
    context.store.records.save(id, 'alert', saved.map(toAlertWire));
    for (const alert of saved) {
      if (alert.armed && before.get(alert.id)?.armed !== true) context.store.alertRules.rearm(id, alert.id);
    }
    context.alerting.touch(id);
    return answer(context);
  },

  alertDelete: async ({ ids }, context) => {
    const { id } = requireAccount(context);
    context.store.records.remove(id, 'alert', ids);
    context.store.alertRules.forget(id, ids);
    context.alerting.touch(id);
    return answer(context);
  },
} satisfies CommunityHandlers<'alertList' | 'alertSave' | 'alertDelete'>;

/**
 * A browser that notes what it has seen may not know yet that the upstream has told a one-time alert: that switches it on
 * no more. Who switches it on himself has seen nothing since.
 */
function keptOff(alert: Alert, before: Alert | undefined): Alert {
  const isLate = before?.armed === false && before.lastFiredAt !== null && alert.armed && alert.seen !== null;
  return isLate ? { ...alert, armed: false, lastFiredAt: before.lastFiredAt } : alert;
}

/** Newest first. */
function alertsOf(context: CommunityContext): readonly Alert[] {
  const { id } = requireAccount(context);
  const stored = context.store.records.list(id, 'alert').flatMap((one) => readAlertWire(one) ?? []);
  return stored.toReversed();
}

function answer(context: CommunityContext) {
  return ok(alertsOf(context).map(toAlertWire));
}
