import * as v from 'valibot';

/** The envelope of Deribit: an error has no `result`. */
export function deribitResult<Wire, Value>(result: v.GenericSchema<Wire, Value>) {
  return v.pipe(
    v.object({ result }),
    v.transform((envelope) => envelope.result),
  );
}
