import { newsEndpoints } from '@coinmirror/shared/contract/news/news.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** Flashes and articles. */
const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    newsList: build.query(fromRow(newsEndpoints.newsList)),
    newsDetail: build.query(fromRow(newsEndpoints.newsDetail)),
    newsHot: build.query(fromRow(newsEndpoints.newsHot)),
    newsDesks: build.query(fromRow(newsEndpoints.newsDesks)),
  }),
});

export const {
  useNewsListQuery,
  useLazyNewsListQuery,
  useNewsDetailQuery,
  useNewsHotQuery,
  useNewsDesksQuery,
} = newsApi;
