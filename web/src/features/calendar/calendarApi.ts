import { calendarEndpoints } from '@coinmirror/shared/contract/calendar.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** Events with a known time. */
const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({ calendarList: build.query(fromRow(calendarEndpoints.calendarList)) }),
});

export const { useCalendarListQuery } = calendarApi;
