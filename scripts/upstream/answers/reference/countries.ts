import { countries } from '../../catalogue/content/countries.ts';
import type { Handlers } from '../handler/handler.ts';

/** The list of the area code selector. */
export const countryHandlers = {
  countryList: async () => ({
    code: 200,
    msg: 'success',
    data: countries.map(([code, name, en], index) => ({
      id: index + 1,
      name,
      en,
      contry_area_code: code,
      parent_id: 0,
    })),
  }),
} satisfies Handlers<'countryList'>;
