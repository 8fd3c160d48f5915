// Made from the Markdown beside it by scripts/documents/generate.ts.

import type { Tutorial } from '../tutorial.ts';
import { tutorial as tutorial0 } from './approvals.ts';
import { tutorial as tutorial1 } from './first-purchase.ts';
import { tutorial as tutorial2 } from './first-transfer.ts';
import { tutorial as tutorial3 } from './funding-rate.ts';
import { tutorial as tutorial4 } from './read-candles.ts';
import { tutorial as tutorial5 } from './wallet-backup.ts';

/** Every tutorial with its text: for the gateway alone. */
export const TUTORIALS: readonly Tutorial[] = [
  tutorial0,
  tutorial1,
  tutorial2,
  tutorial3,
  tutorial4,
  tutorial5,
];
