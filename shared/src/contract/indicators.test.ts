import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { indicatorEndpoints } from './indicators.ts';

const decode = (data: unknown) => v.parse(indicatorEndpoints.ahr999.response, { code: '200', data });

describe('an indicator’s row', () => {
  const day = { time: 1_742_543_998_000, value: 0.8226, price: 83_931.04, lines: [104_902.81, 81_624.25] };

  it.each([
    [[1742543998.0, 0.8226, 83931.04, 104902.81, 81624.25]],
    [['1742543998', '0.8226', '83931.04', '104902.81', 81624.25]],
  ])('decodes like the captured one, with numbers as text or not: %j', (row) => {
    expect(decode([row])).toEqual([day]);
  });

  it('keeps unknown values unknown', () => {
    expect(decode([[1742543998, '--', null, null, '']])[0]).toMatchObject({
      value: null,
      price: null,
      lines: [null, null],
    });
  });

  it.each([[[null, 1, 2]], [['soon', 1, 2]], [[1742543998, {}, 2]], ['text']])(
    'is rejected when malformed: %j',
    (row) => {
      expect(() => decode([row])).toThrow();
    },
  );
});
