import { createContext } from 'react';
import type { DatedAnswer } from '../state/shownAnswer.ts';

/** What a query returned that numbers are read from; any of its results fits. */
export interface ExplainedResult {
  readonly data?: Omit<DatedAnswer<unknown>, 'value'> | undefined;
  readonly error?: unknown;
}

/** The answer that the numbers inside are read from, for the cards that explain them: its time, and where it is from. */
export const DefinitionAnswer = createContext<ExplainedResult>({});
