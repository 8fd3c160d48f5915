import { ADDRESS_MOST, ARTICLE_MOST, TITLE_MOST } from '@coinmirror/shared/constants/textLimits.ts';
import { atMost, shortened } from '@coinmirror/shared/format/atMost.ts';
import * as v from 'valibot';

/** A name, a code, a symbol: the beginning of what is too long to be one. */
export const word = v.pipe(
  v.string(),
  v.transform((text) => atMost(text, TITLE_MOST)),
);

/** A title; a longer one says that it goes on. */
export const title = v.pipe(
  v.string(),
  v.transform((text) => shortened(text, TITLE_MOST)),
);

/** A whole text; '' where it is missing. */
export const article = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((text) => atMost(text ?? '', ARTICLE_MOST)),
);

/** An address of a page; refused where it leads nowhere or is longer than any page's. */
export const pageAddress = v.pipe(v.string(), v.maxLength(ADDRESS_MOST), v.url(), v.regex(/^https?:\/\//i));
