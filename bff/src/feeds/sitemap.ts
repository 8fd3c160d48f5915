import { pages, type RouteName, routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { fillPattern } from '@coinmirror/shared/routes/hrefTo.ts';
import type { AnswerCache } from '../cache/answerCache.ts';
import type { ReadyBody } from '../http/readyBody.ts';
import { canonicalPath, isIndexed } from '../pages/canonical.ts';
import { loadPageData } from '../pages/pageData.ts';
import type { Answers, PageCall } from '../prerender/served.ts';
import { servedPages } from '../prerender/servedPages.ts';

/** One file of the sitemap; its addresses are read when they are asked for. */
export interface SitemapPart {
  readonly name: string;
  paths(): Promise<readonly string[]>;
}

/** Addresses of a file. The protocol allows 50,000; crawlers read smaller files more often. */
const LARGEST_PART = 5_000;

/** All indexable addresses: pages of fixed address, what the catalogue holds, and what was published. */
export function createSitemap(answerCache: AnswerCache) {
  const fixed = split('pages', fixedPaths());
  const listed = routeNames.flatMap((name) => {
    const row = servedPages[name].listed;
    if (!row) return [];
    return [
      {
        part: row.part,
        paths: madeOf(answerCache, row.call, (answers) => filled(name, row.params(answers))),
      },
    ];
  });
  const series = routeNames.flatMap((name) => {
    const row = servedPages[name].listedSeries;
    return row ? [{ name, ...row, files: madeOf(answerCache, row.call, row.parts) }] : [];
  });
  const catalogueParts = [...new Set(listed.map(({ part }) => part))];

  /** Missing while the upstream has never answered. */
  async function cataloguePart(part: string): Promise<readonly SitemapPart[]> {
    const paths = await Promise.all(listed.filter((row) => row.part === part).map((row) => row.paths()));
    return split(part, paths.flat());
  }

  async function publishedParts(): Promise<readonly SitemapPart[]> {
    const parts = await Promise.all(
      series.map(async ({ name, files, params }) =>
        (await files()).map((file) => ({
          name: file.part,
          paths: async () => filled(name, params(await loadPageData(answerCache, [file.call]))),
        })),
      ),
    );
    return parts.flat();
  }

  return {
    async parts(): Promise<readonly SitemapPart[]> {
      const [published, ...catalogue] = await Promise.all([
        publishedParts(),
        ...catalogueParts.map(cataloguePart),
      ]);
      return [...fixed, ...catalogue.flat(), ...published];
    },
    /** The part of a name, read without the others; null for an unknown name. */
    async part(name: string): Promise<SitemapPart | null> {
      const own = catalogueParts.find((part) => name === part || name.startsWith(`${part}-`));
      const among = [...fixed, ...(own ? await cataloguePart(own) : []), ...(await publishedParts())];
      return among.find((part) => part.name === name) ?? null;
    },
  };
}

/** What `make` makes of a call's answer, once for each answer: reading a catalogue costs most of a sitemap. */
function madeOf<T>(
  answerCache: AnswerCache,
  call: PageCall,
  make: (answers: Answers) => readonly T[],
): () => Promise<readonly T[]> {
  const made = new WeakMap<ReadyBody, readonly T[]>();
  return async () => {
    const answers = await loadPageData(answerCache, [call]);
    const body = answers.answers[0]?.answer.body;
    if (!body) return make(answers);
    const known = made.get(body) ?? make(answers);
    made.set(body, known);
    return known;
  };
}

function filled(name: RouteName, params: readonly Readonly<Record<string, string>>[]): readonly string[] {
  return params.map((one) => fillPattern(pages[name].pattern, one));
}

function fixedPaths(): readonly string[] {
  const paths = routeNames.flatMap((name) => {
    const path = pages[name].pattern.replace(/\/:\w+\?/g, '');
    const isListed = !path.includes(':') && isIndexed(name) && canonicalPath(name, path) === path;
    return isListed ? [path] : [];
  });
  return [...new Set(paths)];
}

function split(name: string, paths: readonly string[]): readonly SitemapPart[] {
  const count = Math.ceil(paths.length / LARGEST_PART);
  return Array.from({ length: count }, (_, index) => ({
    name: count === 1 ? name : `${name}-${index + 1}`,
    paths: async () => paths.slice(index * LARGEST_PART, (index + 1) * LARGEST_PART),
  }));
}
