import * as v from 'valibot';
import { RISK_WORDS } from './exchange/words.ts';
import { label } from './wire.ts';
import { rowsOf } from './wireRows.ts';

/** Public facts for and against a subject, most serious first, and the resulting level. */
export const riskFields = {
  risks: rowsOf(v.object({ level: v.picklist(RISK_WORDS), text: label, source: label })),
  risk: ['risk_level', v.picklist(RISK_WORDS)],
} as const;

/** A fact for or against a subject, and its source. */
export type RiskFact = v.InferOutput<(typeof riskFields)['risks']>[number];
