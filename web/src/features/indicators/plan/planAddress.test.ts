import { describe, expect, it } from 'vitest';
import { amountComplaint, readPlanAddress } from './planAddress.ts';

const read = (query: string) => readPlanAddress(new URLSearchParams(query));

describe('the back-test in the address', () => {
  it('is by default a hundred dollars a day, once', () => {
    expect(read('')).toEqual({ amount: '100', since: null, times: 1 });
  });

  it('names amount, first day and multiple', () => {
    expect(read('amount=50&since=2020-01-01&times=3')).toEqual({
      amount: '50',
      since: '2020-01-01',
      times: 3,
    });
  });

  it.each(['since=2020-02-31', 'times=9', 'times=x'])('is as if %s were not there', (query) => {
    expect(read(query)).toEqual(read(''));
  });
});

describe('a daily amount', () => {
  it.each(['0', '-5', '', 'abc', '1e9', 'Infinity', '1万', '1.2.3', '0.125'])(
    '%j cannot be spent',
    (amount) => {
      expect(amountComplaint(amount)).toBeTruthy();
    },
  );

  it.each(['0.01', '100', '1000000', '0,5', '1,000', '１００'])('%s can', (amount) => {
    expect(amountComplaint(amount)).toBeUndefined();
  });
});
