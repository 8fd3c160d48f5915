import type { Alert } from '@coinmirror/shared/alerts/alert.ts';

/** An armed alert: Bitcoin at 100 USD or more, once. */
export const bitcoinAlert: Alert = {
  id: 'a',
  coin: { code: 'bitcoin', name: '比特币' },
  target: null,
  measure: 'price',
  direction: 'above',
  threshold: 100,
  repeat: 'once',
  cooldown: 60,
  armed: true,
  lastFiredAt: null,
  seen: null,
};
