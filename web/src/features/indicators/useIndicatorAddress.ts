import { useMemo } from 'react';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { type IndicatorAddress, readIndicatorAddress } from './indicatorAddress.ts';

export interface IndicatorAddressState extends IndicatorAddress {
  readonly setRange: (range: string) => void;
  readonly setLog: (log: boolean) => void;
  readonly setOver: (key: string) => void;
  readonly setDate: (date: string) => void;
  /** The address's parameters with another page of the table. */
  readonly withPage: (page: number) => Readonly<Record<string, string>>;
}

/** The state of the page, kept in the address, so that a link shows the same. */
export function useIndicatorAddress(firstRange?: string): IndicatorAddressState {
  const [params, write] = useUrlParams();
  return useMemo(
    () => ({
      ...readIndicatorAddress(params, firstRange),
      setRange: (range) => write({ range }),
      setLog: (log) => write({ scale: log ? null : 'linear' }),
      setOver: (key) => write({ over: key || null }),
      setDate: (date) => write({ date: date || null }),
      withPage: (page) => {
        const { page: _now, ...stored } = Object.fromEntries(params);
        return page === 1 ? stored : { ...stored, page: String(page) };
      },
    }),
    [params, write, firstRange],
  );
}
