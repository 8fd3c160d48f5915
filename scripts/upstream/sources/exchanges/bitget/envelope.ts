import * as v from 'valibot';

/** The envelope of Bitget: `code` is '00000' for an answer. */
export function bitgetData<Wire, Value>(data: v.GenericSchema<Wire, Value>) {
  return v.pipe(
    v.object({ code: v.literal('00000'), data }),
    v.transform((envelope) => envelope.data),
  );
}
