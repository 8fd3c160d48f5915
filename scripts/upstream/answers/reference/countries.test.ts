import { readPhone } from '@coinmirror/shared/validation/phone.ts';
import { expect, test } from 'vitest';
import { countries } from '../../catalogue/content/countries.ts';

test.each(countries)('the calling code %s of %s is found in front of a pasted number', (areaCode) => {
  const chosen = areaCode === '86' ? '852' : '86';
  expect(readPhone({ areaCode: chosen, mobile: `+${areaCode} 555-12345` })).toEqual({
    areaCode,
    mobile: '55512345',
  });
});
