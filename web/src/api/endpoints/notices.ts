import { noticeEndpoints } from '@coinmirror/shared/contract/news/notices.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** Announcements of exchanges and wallets, and this site's own. */
const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    noticeList: build.query(fromRow(noticeEndpoints.noticeList)),
    noticeDetail: build.query(fromRow(noticeEndpoints.noticeDetail)),
    announcementList: build.query(fromRow(noticeEndpoints.announcementList)),
    announcementDetail: build.query(fromRow(noticeEndpoints.announcementDetail)),
  }),
});

export const {
  useNoticeListQuery,
  useNoticeDetailQuery,
  useAnnouncementListQuery,
  useAnnouncementDetailQuery,
} = noticesApi;
