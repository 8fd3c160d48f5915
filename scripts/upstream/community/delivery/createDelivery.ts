import { type CodeDelivery, closedCodes, type DeliverySettings, shownCodes } from './delivery.ts';
import { webhookCodes } from './webhook.ts';

/** The delivery selected by the settings. */
export function createDelivery(settings: DeliverySettings): CodeDelivery {
  if (settings.kind === 'webhook') return webhookCodes(settings);
  return settings.kind === 'shown' ? shownCodes : closedCodes;
}
