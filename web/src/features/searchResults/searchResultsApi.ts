import { newsEndpoints } from '@coinmirror/shared/contract/news/news.ts';
import { noticeEndpoints } from '@coinmirror/shared/contract/news/notices.ts';
import { searchEndpoints } from '@coinmirror/shared/contract/search.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const searchResultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    webSearch: build.query(fromRow(searchEndpoints.webSearch)),
    newsFound: build.query(fromRow(newsEndpoints.newsSearch)),
    noticesFound: build.query(fromRow(noticeEndpoints.noticeList)),
  }),
});

export const { useWebSearchQuery, useNewsFoundQuery, useNoticesFoundQuery } = searchResultsApi;
