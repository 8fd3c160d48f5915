import * as v from 'valibot';

/**
 * The envelope of CoinMarketCap: an answer of status 200 with another error code than 0 carries no data. The code is a
 * number on some routes and a text on others.
 */
export function coinMarketCapData<Wire, Value>(data: v.GenericSchema<Wire, Value>) {
  return v.pipe(
    v.object({ status: v.object({ error_code: v.picklist([0, '0']) }), data }),
    v.transform((envelope) => envelope.data),
  );
}
