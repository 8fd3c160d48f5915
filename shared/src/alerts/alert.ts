import type { Measure } from './measures.ts';

/** once: then inactive; daily: at most once per day of the visitor's time zone; cooldown: again after `cooldown`. */
export const ALERT_REPEATS = ['once', 'daily', 'cooldown'] as const;
export type Repeat = (typeof ALERT_REPEATS)[number];

/** A coin, or what else an alert is about, with its name. */
export interface AlertSubject {
  readonly code: string;
  readonly name: string;
}

export interface Alert {
  readonly id: string;
  /** The coin; null for a measure without one. */
  readonly coin: AlertSubject | null;
  /**
   * What a measure without a coin is about: an exchange (null: any), a word of news, a band (`zoneCode`). null for a
   * measure of the whole market.
   */
  readonly target: AlertSubject | null;
  readonly measure: Measure;
  readonly direction: 'above' | 'below';
  /** In the measure's unit; 0 for one without a threshold. */
  readonly threshold: number;
  readonly repeat: Repeat;
  /** Minutes; only used with `cooldown`. */
  readonly cooldown: number;
  readonly armed: boolean;
  /** Epoch ms; null if it never fired. */
  readonly lastFiredAt: number | null;
  /** The newest event that a browser has seen, epoch ms; null where none has looked yet, and for what is no event. */
  readonly seen: number | null;
}

/** What decides on the value that an alert is compared with. */
export type Watched = Pick<Alert, 'measure' | 'coin' | 'target'>;

/** Per visitor. */
export const ALERTS_MAX = 50;
/** Minutes between two notifications unless the visitor sets another number. */
export const COOLDOWN_DEFAULT = 60;
/** Letters of a word that news are searched for. */
export const ALERT_WORD_MAX = 20;
/** A visitor's time zone is unknown where no browser looks: days are Beijing's there. */
export const BEIJING_OFFSET = 480;

/** Alerts about the same share one value. */
export function subjectOf({ measure, coin, target }: Watched): string {
  return [measure, coin?.code ?? '', target?.code ?? ''].join('|');
}

/** Code of an indicator's band: `ahr999:bottom`. */
export function zoneCode(indicator: string, band: string): string {
  return `${indicator}:${band}`;
}

/** Indicator and band of a code; '' for what is missing. */
export function readZone(code: string): { readonly indicator: string; readonly band: string } {
  const [indicator = '', band = ''] = code.split(':');
  return { indicator, band };
}
