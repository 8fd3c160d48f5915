import { definitions } from '@coinmirror/shared/pages/definitions.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { EXPLAINERS } from '../../catalogue/content/news/explainers/explainers.ts';
import { toHtml } from '../../catalogue/content/news/lines.ts';
import { WIKI_DOCUMENTS } from '../../catalogue/content/wiki/media.ts';
import pinyin from '../../catalogue/content/wiki/pinyin.json' with { type: 'json' };
import type { WikiTerm } from '../../catalogue/content/wiki/term.ts';
import { letterOf, WIKI_GROUPS, WIKI_UPDATED } from '../../catalogue/content/wiki/wiki.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';

const terms = WIKI_GROUPS.flatMap((group) => group.terms.map((term) => ({ term, group })));
const termById = new Map(terms.map(({ term }) => [term.id, term]));
/** Pronunciation of Chinese names, by term: `zi jin fei lv`. */
const PINYIN: ReadonlyMap<string, string> = new Map(Object.entries(pinyin));
const UPDATED = Date.parse(`${WIKI_UPDATED}T00:00:00+08:00`);

const brief = ({ id, name, english }: WikiTerm) => ({ id, name, english });
const briefs = (ids: readonly string[]) =>
  ids.flatMap((id) => {
    const term = termById.get(id);
    return term ? [brief(term)] : [];
  });

/** The previous and the next item of a list, by title. */
function neighbours<Item extends { readonly id: string; readonly title: string }>(
  items: readonly Item[],
  at: number,
) {
  const end = (item: Item | undefined) => (item ? { id: item.id, title: item.title } : null);
  return { previous: end(items[at - 1]), next: end(items[at + 1]) };
}

const articles = EXPLAINERS.map(({ key, ...piece }) => ({ ...piece, id: key }));

function missing(): UpstreamError {
  return new UpstreamError(404, '没有这个词条');
}

export const wikiHandlers = {
  async wikiIndex() {
    return ok({
      groups: WIKI_GROUPS.map(({ terms: own, ...group }) => ({
        ...group,
        terms: own.map((term) => ({
          ...brief(term),
          abbr: term.abbreviation ?? '',
          letter: letterOf(term.name),
          pinyin: PINYIN.get(term.id) ?? '',
        })),
      })),
      articles: articles.map(({ id, title, section }) => ({ id, title, section })),
      media: WIKI_DOCUMENTS.map(({ id, title, author, year, kind }) => ({ id, title, author, year, kind })),
      updatedAt: UPDATED,
    });
  },

  async wikiGroup({ id }) {
    const group = WIKI_GROUPS.find((one) => one.id === id);
    if (!group) throw missing();
    return ok({
      ...group,
      terms: group.terms.map((term) => ({
        ...brief(term),
        abbr: term.abbreviation ?? '',
        meaning: term.meaning,
      })),
    });
  },

  async wikiTerm({ id }) {
    const found = terms.find(({ term }) => term.id === id);
    if (!found) throw missing();
    const { term, group } = found;
    const own = group.terms.map((one) => ({ id: one.id, title: one.name }));
    const definition = term.definition === undefined ? null : definitions[term.definition];
    return ok({
      ...brief(term),
      abbreviation: term.abbreviation ?? '',
      group: { id: group.id, name: group.name },
      meaning: term.meaning,
      measure: term.measure,
      confusion: term.confusion,
      definition: definition && {
        name: definition.name,
        formula: definition.formula,
        unit: definition.unit,
        source: definition.source,
      },
      ...neighbours(own, group.terms.indexOf(term)),
      related: briefs(term.related),
      updatedAt: UPDATED,
    });
  },

  async wikiArticle({ id }) {
    const at = articles.findIndex((one) => one.id === id);
    const article = articles[at];
    if (!article) throw missing();
    const { title, section, lines, coins } = article;
    return ok({
      id,
      title,
      section,
      content: toHtml(lines),
      coins: coins.flatMap((code) => {
        const facts = coinCatalogue.find((one) => one.code === code);
        return facts ? [{ code, name: facts.nameZh || facts.nameEn }] : [];
      }),
      ...neighbours(articles, at),
    });
  },

  async wikiMedia({ id }) {
    const at = WIKI_DOCUMENTS.findIndex((one) => one.id === id);
    const document = WIKI_DOCUMENTS[at];
    if (!document) throw missing();
    const { related, points, ...rest } = document;
    return ok({
      ...rest,
      points: [...points],
      ...neighbours(WIKI_DOCUMENTS, at),
      related: briefs(related),
    });
  },

  async wikiHint({ definition }) {
    const term = terms.find((one) => one.term.definition === definition)?.term;
    return ok(term ? { id: term.id, name: term.name, confusion: term.confusion } : null);
  },
} satisfies Handlers<'wikiIndex' | 'wikiGroup' | 'wikiTerm' | 'wikiArticle' | 'wikiMedia' | 'wikiHint'>;
