import { countries } from '../../catalogue/content/countries.ts';
import type { Handlers } from '../handler/handler.ts';

/** The list of the area code selector. */
export const countryHandlers = {
  countryList: async () => ({
    code: 200,
    msg: 'success',
    data: countries.map(([areaCode, nameZh, nameEn], index) => ({
      id: index + 1,
      nameZh,
      nameEn,
      areaCode,
      parentId: 0,
    })),
  }),
} satisfies Handlers<'countryList'>;
