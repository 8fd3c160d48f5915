import { coinEventEndpoints } from '@coinmirror/shared/contract/coin/events.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

const coinEventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    coinBigEvents: build.query(fromRow(coinEventEndpoints.coinBigEvents)),
    coinFeed: build.query(fromRow(coinEventEndpoints.coinFeed)),
  }),
});

export const { useCoinBigEventsQuery, useCoinFeedQuery, useLazyCoinFeedQuery } = coinEventsApi;
