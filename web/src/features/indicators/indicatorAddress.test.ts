import { describe, expect, it } from 'vitest';
import { readIndicatorAddress } from './indicatorAddress.ts';

const read = (query: string) => readIndicatorAddress(new URLSearchParams(query));

describe('the address of an indicator', () => {
  it('means by default the whole history, logarithmic, first page', () => {
    expect(read('')).toEqual({ range: 'all', log: true, over: '', date: null, unread: '', page: 1 });
  });

  it('names range, scale, day and page', () => {
    expect(read('range=1y&scale=linear&over=mayer&date=2022-11-21&page=3')).toEqual({
      range: '1y',
      log: false,
      over: 'mayer',
      date: '2022-11-21',
      unread: '',
      page: 3,
    });
  });

  it.each(['range=9z', 'scale=<b>', 'over=<b>', 'page=-1', 'page=1.5', 'page=x', 'page=9e99'])(
    'is as if %s were not there',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );

  it('reports a date it could not read', () => {
    expect(read('date=2022-02-30')).toMatchObject({ date: null, unread: '2022-02-30' });
  });

  it('uses the indicator’s own default range', () => {
    expect(readIndicatorAddress(new URLSearchParams(''), '1y').range).toBe('1y');
    expect(readIndicatorAddress(new URLSearchParams('range=all'), '1y').range).toBe('all');
  });
});
