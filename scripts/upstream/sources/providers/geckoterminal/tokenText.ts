import { atMost } from '@coinmirror/shared/format/atMost.ts';
import { fewMarks } from '@coinmirror/shared/format/fewMarks.ts';
import { plainLine } from '@coinmirror/shared/validation/plainText.ts';
import * as v from 'valibot';

/** Characters of the raw text that are looked at: invisible ones may stand before what is meant. */
const LOOKED_AT = 400;

/**
 * A name that anybody may give a token: one line in plain signs, without invisible ones and marks of direction, at most
 * `most` characters. It may say anything, imitate another or advertise an address: it is shown, and never followed.
 */
export function tokenText(most: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => atMost(fewMarks(plainLine(atMost(text, LOOKED_AT))), most).trim()),
  );
}
