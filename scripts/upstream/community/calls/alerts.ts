import { ALERTS_MAX, type Alert } from '@coinmirror/shared/alerts/alert.ts';
import { readAlertWire, toAlertWire } from '@coinmirror/shared/contract/community/alerts.ts';
import { UpstreamError } from '../../answers/handler/handler.ts';
import { type CommunityContext, type CommunityHandlers, ok, requireAccount } from './context.ts';

/** Alerts are stored here and evaluated by their owner's browsers. */
export const alertHandlers = {
  alertList: async (_params, context) => answer(context),

  alertSave: async ({ alerts }, context) => {
    const { id } = requireAccount(context);
    const ids = new Set([...alertsOf(context), ...alerts].map((alert) => alert.id));
    if (ids.size > ALERTS_MAX) throw new UpstreamError(422, `最多 ${ALERTS_MAX} 个预警`);
    context.store.records.save(id, 'alert', alerts.map(toAlertWire));
    return answer(context);
  },

  alertDelete: async ({ ids }, context) => {
    context.store.records.remove(requireAccount(context).id, 'alert', ids);
    return answer(context);
  },
} satisfies CommunityHandlers<'alertList' | 'alertSave' | 'alertDelete'>;

/** Newest first. */
function alertsOf(context: CommunityContext): readonly Alert[] {
  const { id } = requireAccount(context);
  const stored = context.store.records.list(id, 'alert').flatMap((one) => readAlertWire(one) ?? []);
  return stored.toReversed();
}

function answer(context: CommunityContext) {
  return ok(alertsOf(context).map(toAlertWire));
}
