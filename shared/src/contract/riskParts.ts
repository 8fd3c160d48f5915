import * as v from 'valibot';
import { RISK_WORDS } from './exchange/words.ts';
import { label } from './wire.ts';
import { rowsOf } from './wireRows.ts';

/** What is publicly known for and against somebody, the gravest first, and the level that follows from it. */
export const riskEntries = {
  risks: rowsOf(v.object({ level: v.picklist(RISK_WORDS), text: label, source: label })),
  risk_level: v.picklist(RISK_WORDS),
} as const;

/** A fact that speaks for or against somebody, and where it is from. */
export type RiskFact = v.InferOutput<(typeof riskEntries)['risks']>[number];
