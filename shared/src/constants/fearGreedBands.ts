/**
 * Bounds and colours of the index; like in every indicator, low values (fear) mean opportunity, high ones (greed) risk.
 */
export const FEAR_GREED_BANDS = {
  extremeFear: { key: 'extremefear', name: '极度恐惧', from: null, to: 25, tone: 'success' },
  fear: { key: 'fear', name: '恐惧', from: 25, to: 50, tone: 'info' },
  greed: { key: 'greed', name: '贪婪', from: 50, to: 75, tone: 'warning' },
  extremeGreed: { key: 'extremegreed', name: '极度贪婪', from: 75, to: null, tone: 'error' },
} as const;
