import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TUTORIAL_GROUPS, type Tutorial } from '@coinmirror/shared/content/tutorials/tutorial.ts';
import * as v from 'valibot';
import { splitFrontMatter } from './frontMatter.ts';
import { TUTORIALS } from './insideHref.ts';
import { toBlocks } from './toBlocks.ts';

const front = v.strictObject({
  title: v.pipe(v.string(), v.minLength(5)),
  summary: v.pipe(v.string(), v.minLength(10)),
  group: v.picklist(TUTORIAL_GROUPS),
  lesson: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  updated: v.pipe(v.string(), v.isoDate()),
  related: v.array(v.string()),
});

/** All tutorials, compiled: by group, then by file. Throws a one-line Error that names the invalid file. */
export function readTutorials(): readonly Tutorial[] {
  const files = readdirSync(TUTORIALS).filter((name) => name.endsWith('.md'));
  const ids = files.map((name) => name.replace(/\.md$/, ''));
  return ids.sort().map((id) => {
    const { data, body } = splitFrontMatter(readFileSync(join(TUTORIALS, `${id}.md`), 'utf8'));
    const head = v.safeParse(front, data);
    if (!head.success) throw new Error(`${id}.md front matter: ${head.issues[0].message}`);
    const unknown = head.output.related.find((one) => !ids.includes(one));
    if (unknown !== undefined) throw new Error(`${id}.md links to an unknown tutorial: ${unknown}`);
    const { lesson, ...facts } = head.output;
    return { id, ...facts, ...(lesson !== undefined && { lesson }), blocks: toBlocks(body) };
  });
}
