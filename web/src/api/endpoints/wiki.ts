import { wikiEndpoints } from '@coinmirror/shared/contract/wiki.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The wiki: terms, articles, documents. */
const wikiApi = api.injectEndpoints({
  endpoints: (build) => ({
    wikiIndex: build.query(fromRow(wikiEndpoints.wikiIndex)),
    wikiGroup: build.query(fromRow(wikiEndpoints.wikiGroup)),
    wikiTerm: build.query(fromRow(wikiEndpoints.wikiTerm)),
    wikiArticle: build.query(fromRow(wikiEndpoints.wikiArticle)),
    wikiMedia: build.query(fromRow(wikiEndpoints.wikiMedia)),
    wikiHint: build.query(fromRow(wikiEndpoints.wikiHint)),
  }),
});

export const {
  useWikiIndexQuery,
  useWikiGroupQuery,
  useWikiTermQuery,
  useWikiArticleQuery,
  useWikiMediaQuery,
  useWikiHintQuery,
} = wikiApi;
