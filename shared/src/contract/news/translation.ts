import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { readRichText } from '../richText.ts';
import { envelope, label, text } from '../wire.ts';
import { num } from '../wireNumber.ts';

const translationWire = v.pipe(
  v.object({ title: label, content: text, provider: text }),
  v.transform(({ title, content, provider }) => ({
    title,
    /** Plain text, never markup. */
    blocks: readRichText(content),
    /** Who translated it. */
    provider,
  })),
);

/** An English item in Chinese. */
export type NewsTranslation = v.InferOutput<typeof translationWire>;

export const translationEndpoints = {
  /**
   * The call to the translator. It names an item and no text: nobody can have something else translated at our cost, and
   * what was translated once is given to everybody.
   */
  newsTranslation: defineEndpoint({
    policy: 3600,
    method: 'GET',
    host: 'api',
    path: '/api/v4/news/translation',
    params: v.object({ id: v.pipe(num, v.integer(), v.minValue(1)) }),
    response: envelope(translationWire),
  }),
} as const;
