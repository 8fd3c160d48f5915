import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { row } from '../fields.ts';
import { readRichText } from '../richText.ts';
import { envelope, label, text } from '../wire.ts';
import { num } from '../wireNumber.ts';
import { article } from '../wireTexts.ts';

const translationRow = row(
  {
    title: label,
    content: article,
    /** The translation provider. */
    provider: text,
  },
  ({ content, ...translation }) => ({
    ...translation,
    /** Plain text, never markup. */
    blocks: readRichText(content),
  }),
);

/** An English item translated into Chinese. */
export type NewsTranslation = v.InferOutput<typeof translationRow>;

export const translationEndpoints = {
  /**
   * The call to the translator. It takes an item's id, not text, so nobody can translate other texts at our cost; each
   * translation is made once and shared by all visitors.
   */
  newsTranslation: defineEndpoint({
    policy: 3600,
    method: 'GET',
    host: 'api',
    path: '/api/v4/news/translation',
    params: v.object({ id: v.pipe(num, v.integer(), v.minValue(1)) }),
    response: envelope(translationRow),
  }),
} as const;
