import type { WikiIndex } from '@coinmirror/shared/contract/wiki.ts';
import { mediaText, termText, wikiTitle } from '@coinmirror/shared/pages/wikiText.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import { termSource } from '@coinmirror/shared/sentences/terms.ts';
import type { Block } from '../blocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, Listed, PageAddress, PageCall, PageWords, PathParams } from '../served.ts';

export const WIKI_INDEX: PageCall = { name: 'wikiIndex', params: {} };

/** Addresses of one kind of entry, for the sitemap. */
export function wikiListed(idsOf: (index: WikiIndex) => readonly string[]): Listed {
  return {
    part: 'wiki',
    call: WIKI_INDEX,
    params: (answers) => {
      const index = answers.entity('wikiIndex');
      return index ? idsOf(index).map((id) => ({ id })) : [];
    },
  };
}

/** The groups with the names of their terms. */
export function wikiBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const index = answers.entity('wikiIndex');
  if (!index) return null;
  const lines = index.groups.map(({ id, name, terms }) => ({
    link: linkTo('wikiItem', { id }),
    title: name,
    note: terms.map((term) => term.name).join('、'),
  }));
  return [pageHead(page), { kind: 'lines', lines }];
}

/** Title and sentence of a group; null while it is not known. */
export function wikiGroupWords(_page: PageAddress, answers: Answers): PageWords | null {
  const group = answers.entity('wikiGroup');
  return group ? { title: wikiTitle(group.name), description: group.summary } : null;
}

/** The terms of a group, each in a sentence. */
export function wikiGroupBlocks(_page: PageAddress, answers: Answers): readonly Block[] | null {
  const group = answers.entity('wikiGroup');
  if (!group) return null;
  const lines = group.terms.map(({ id, name, english, meaning }) => ({
    link: linkTo('wikiNoun', { id }),
    title: name,
    note: `${english} ${meaning}`,
  }));
  return [
    { kind: 'head', title: group.name, summary: group.summary, asOf: null },
    { kind: 'lines', lines },
  ];
}

interface Entry {
  readonly title: string;
  readonly meaning?: string;
  readonly summary?: string;
  readonly blocks?: readonly { readonly text: string }[];
}

/** Title and first words of an entry; null while it is not known. */
export function wikiWords(entry: Entry | null): PageWords | null {
  if (entry === null) return null;
  const description = entry.meaning ?? entry.summary ?? entry.blocks?.[0]?.text;
  return {
    title: entry.meaning === undefined ? entry.title : wikiTitle(entry.title),
    ...(description !== undefined && { description }),
  };
}

/** A term, and the answer that has its figure. */
export function wikiTermCalls({ id = '' }: PathParams): readonly PageCall[] {
  const source = termSource(id);
  return [
    { name: 'wikiTerm', params: { id } },
    ...(source === undefined ? [] : [{ name: source.call.name, params: {} }]),
  ];
}

/** A term with what it is today and all of its words; null while it is not known. */
export function wikiTermBlocks(_page: PageAddress, answers: Answers): readonly Block[] | null {
  const term = answers.entity('wikiTerm');
  if (!term) return null;
  const summary = [term.english, term.abbreviation, term.group.name]
    .filter((word) => word !== '')
    .join(' · ');
  const sentence = termSource(term.id)?.from(term.id, answers.entity) ?? undefined;
  return [
    { kind: 'head', title: term.title, summary, asOf: null, ...(sentence && { sentence }) },
    { kind: 'text', text: termText(term) },
  ];
}

/** An article in full; null while it is not known. */
export function wikiArticleBlocks(_page: PageAddress, answers: Answers): readonly Block[] | null {
  const article = answers.entity('wikiArticle');
  if (!article) return null;
  return [
    { kind: 'head', title: article.title, summary: '', asOf: null },
    { kind: 'text', text: article.blocks },
  ];
}

/** A document, what it says and its points; null while it is not known. */
export function wikiMediaBlocks(_page: PageAddress, answers: Answers): readonly Block[] | null {
  const media = answers.entity('wikiMedia');
  if (!media) return null;
  return [
    { kind: 'head', title: media.title, summary: `${media.author} ${media.year ?? ''}`.trim(), asOf: null },
    { kind: 'text', text: mediaText(media) },
  ];
}
