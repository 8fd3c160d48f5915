import { boardEndpoints } from '@coinmirror/shared/contract/figures/board.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The values of all indicators on one day. */
const boardApi = api.injectEndpoints({
  endpoints: (build) => ({ indicatorBoard: build.query(fromRow(boardEndpoints.indicatorBoard)) }),
});

export const { useIndicatorBoardQuery } = boardApi;
