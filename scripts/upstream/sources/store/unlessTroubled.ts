import { troubleOf } from '../../database/trouble.ts';

/** What is read; `otherwise` while the file cannot be read, for another process or the disk. */
export function unlessTroubled<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch (error) {
    if (troubleOf(error) === null) throw error;
    return otherwise;
  }
}
