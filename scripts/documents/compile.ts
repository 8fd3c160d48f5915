import { SITE_FRAME_IDS } from '@coinmirror/shared/constants/siteFrameIds.ts';
import type { DocumentContent, PlainPage } from '@coinmirror/shared/content/documents/document.ts';
import { chaptersOf } from '@coinmirror/shared/content/documents/read.ts';
import * as v from 'valibot';
import { splitFrontMatter } from './frontMatter.ts';
import { isPage } from './isPage.ts';
import { toBlocks } from './toBlocks.ts';

const page = v.pipe(
  v.string(),
  v.check(isPage, 'is not a page without parameters'),
  v.transform((name) => name as PlainPage),
);
const front = v.strictObject({
  page,
  summary: v.pipe(v.string(), v.minLength(10)),
  updated: v.pipe(v.string(), v.isoDate()),
  related: v.optional(v.array(page), []),
});

/** A Markdown file with front matter → the document. Throws an Error that describes the mistake. */
export function compileDocument(source: string): DocumentContent {
  const { data, body } = splitFrontMatter(source);
  const head = v.safeParse(front, data);
  if (!head.success) {
    const [issue] = head.issues;
    throw new Error(`front matter, ${v.getDotPath(issue) ?? 'as a whole'}: ${issue.message}`);
  }
  const blocks = toBlocks(body);
  const ids = chaptersOf(blocks).map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error('has two headings of one id.');
  const taken = ids.find((id) => SITE_FRAME_IDS.has(id));
  if (taken !== undefined) throw new Error(`has a heading with an id of the frame: ${taken}.`);
  return { ...head.output, blocks };
}
