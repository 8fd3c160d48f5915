import * as v from 'valibot';

/** The envelope of OKX: `code` is '0' for an answer. */
export function okxData<Wire, Value>(data: v.GenericSchema<Wire, Value>) {
  return v.pipe(
    v.object({ code: v.literal('0'), data }),
    v.transform((envelope) => envelope.data),
  );
}
