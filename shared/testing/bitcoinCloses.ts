import recorded from './data/bitcoinCloses.json' with { type: 'json' };

const DAY = 86_400_000;

/** A UTC day of Bitcoin: its beginning (epoch ms), and its close in USD. */
interface BitcoinClose {
  readonly time: number;
  readonly close: number;
}

/** Bitcoin's true daily closes, oldest first and without gaps (`data/README.md` names their source). */
export const bitcoinCloses: readonly BitcoinClose[] = recorded.closes.map((close, at) => ({
  time: Date.parse(recorded.from) + at * DAY,
  close,
}));
