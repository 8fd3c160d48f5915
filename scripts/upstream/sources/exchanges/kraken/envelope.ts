import * as v from 'valibot';

/** The envelope of Kraken: `error` lists nothing for an answer. */
export function krakenResult<Wire, Value>(result: v.GenericSchema<Wire, Value>) {
  return v.pipe(
    v.object({ error: v.pipe(v.array(v.string()), v.maxLength(0)), result }),
    v.transform((envelope) => envelope.result),
  );
}
