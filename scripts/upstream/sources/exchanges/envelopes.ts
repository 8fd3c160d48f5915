import * as v from 'valibot';

/** The envelope of Bybit: `retCode` is 0 for an answer. */
export function bybitResult<Wire, Value>(result: v.GenericSchema<Wire, Value>) {
  return v.pipe(
    v.object({ retCode: v.literal(0), result }),
    v.transform((envelope) => envelope.result),
  );
}

/** The envelope of Bybit around a list of rows. */
export function bybitList<Wire, Value>(list: v.GenericSchema<Wire, Value>) {
  return v.pipe(
    bybitResult(v.object({ list })),
    v.transform((result) => result.list),
  );
}

/** The envelope of Bitget: `code` is '00000' for an answer. */
export function bitgetData<Wire, Value>(data: v.GenericSchema<Wire, Value>) {
  return v.pipe(
    v.object({ code: v.literal('00000'), data }),
    v.transform((envelope) => envelope.data),
  );
}

/** The envelope of Kraken: `error` lists nothing for an answer. */
export function krakenResult<Wire, Value>(result: v.GenericSchema<Wire, Value>) {
  return v.pipe(
    v.object({ error: v.pipe(v.array(v.string()), v.maxLength(0)), result }),
    v.transform((envelope) => envelope.result),
  );
}
