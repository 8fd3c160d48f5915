import recorded from './bitcoinCloses.json' with { type: 'json' };

const DAY = 86_400_000;

/** A UTC day of Bitcoin: its beginning (epoch ms), and its close in USD. */
interface BitcoinClose {
  readonly time: number;
  readonly close: number;
}

/**
 * Bitcoin's true daily closes, 2017-08-17 to 2026-05-07, oldest first and without gaps. Only date and close were taken
 * from: ahr999-dataset contributors (2026), "ahr999-dataset — open BTC hoarding index computed from Binance BTCUSDT
 * daily closes", CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/). Who shows them names the data set.
 */
export const bitcoinCloses: readonly BitcoinClose[] = recorded.closes.map((close, at) => ({
  time: Date.parse(recorded.from) + at * DAY,
  close,
}));
