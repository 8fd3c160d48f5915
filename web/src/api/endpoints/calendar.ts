import { calendarEndpoints } from '@coinmirror/shared/contract/calendar.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** Events with a known time. */
const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({ calendarList: build.query(fromRow(calendarEndpoints.calendarList)) }),
});

export const { useCalendarListQuery, useLazyCalendarListQuery } = calendarApi;
