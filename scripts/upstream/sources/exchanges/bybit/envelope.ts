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
