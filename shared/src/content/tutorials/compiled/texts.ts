// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.

import type { Tutorial } from '../tutorial.ts';
import { tutorial as tutorial0 } from './approvals.ts';
import { tutorial as tutorial1 } from './defi-amm.ts';
import { tutorial as tutorial2 } from './defi-lending.ts';
import { tutorial as tutorial3 } from './defi-pools.ts';
import { tutorial as tutorial4 } from './defi-risks.ts';
import { tutorial as tutorial5 } from './defi-staking.ts';
import { tutorial as tutorial6 } from './defi-yields.ts';
import { tutorial as tutorial7 } from './first-purchase.ts';
import { tutorial as tutorial8 } from './first-transfer.ts';
import { tutorial as tutorial9 } from './funding-rate.ts';
import { tutorial as tutorial10 } from './read-candles.ts';
import { tutorial as tutorial11 } from './wallet-backup.ts';

/** Every tutorial with its text: for the gateway alone. */
export const TUTORIALS: readonly Tutorial[] = [
  tutorial0,
  tutorial1,
  tutorial2,
  tutorial3,
  tutorial4,
  tutorial5,
  tutorial6,
  tutorial7,
  tutorial8,
  tutorial9,
  tutorial10,
  tutorial11,
];
