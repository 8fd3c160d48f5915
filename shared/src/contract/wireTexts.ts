import * as v from 'valibot';
import { ADDRESS_MOST, ARTICLE_MOST, SUMMARY_MOST, TITLE_MOST } from '../constants/textLimits.ts';
import { atMost } from '../format/atMost.ts';
import { fewMarks } from '../format/fewMarks.ts';
import { markupAtMost } from '../format/markupAtMost.ts';
import { safeAddress } from '../routes/safeAddress.ts';

/** Texts, words and addresses as pages about them read them: bounded, whatever an upstream sends. */

function markupOf(most: number) {
  return v.pipe(
    v.optional(v.nullable(v.string()), ''),
    v.transform((value) => fewMarks(markupAtMost(value ?? '', most))),
  );
}

/** HTML or text of a flash, of the beginning of an article; '' where it is missing. */
export const passage = markupOf(SUMMARY_MOST);

/** HTML or text of a whole article; '' where it is missing. */
export const article = markupOf(ARTICLE_MOST);

/** A code, a symbol, an id that the upstream always sends: the beginning of what is too long to be one. */
export const word = v.pipe(
  v.string(),
  v.transform((value) => atMost(value, TITLE_MOST)),
);

/** An address of this site or of another; '' where it is missing, longer than a page's, or no safe one. */
export const wireAddress = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((value) => (value && value.length <= ADDRESS_MOST ? safeAddress(value.trim()) : '')),
);
