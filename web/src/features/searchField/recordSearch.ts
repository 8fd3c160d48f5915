import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import type { commentEndpoints } from '@coinmirror/shared/contract/community/comments.ts';
import type { CallParams } from '@coinmirror/shared/contract/endpoint.ts';
import { cutSearchInput } from '@coinmirror/shared/validation/search.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { matchesMedia } from '#ui/theme/mediaList.ts';
import { searchApi } from './searchApi.ts';

/** A search or a choice of the visitor. */
export interface SearchChoice {
  readonly keyword: string;
  /** The previous search; '' for the first one. */
  readonly lastKeyword: string;
  readonly coinCode?: string | undefined;
  readonly exchangeCode?: string | undefined;
}

type Payload = CallParams<typeof commentEndpoints.searchAction>;

/**
 * The specification's submitSearchAction (section 7). It states nothing about the device except whether it is a phone.
 */
export function searchRecord({ keyword, lastKeyword, coinCode, exchangeCode }: SearchChoice): Payload {
  return {
    data: {
      lastkeyword: cutSearchInput(lastKeyword),
      keyword: cutSearchInput(keyword),
      code: coinCode ?? '',
      platform: exchangeCode ?? '',
      market: '',
    },
    type: 2,
    appid: 1,
    ostype: 'web',
    appver: BRAND.version,
    model: matchesMedia('(pointer: coarse)') ? 'mobile' : 'pc',
  };
}

/** Records a search in the background; a failure is ignored. */
export function recordSearch(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  choice: SearchChoice,
): void {
  void dispatch(searchApi.endpoints.searchAction.initiate(searchRecord(choice), { track: false }));
}
