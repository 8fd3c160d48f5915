import { plain, type TotalCodec } from './codec.ts';

/** Lists by name; a list without rows is not stored. */
export function rowsByName<Value>(
  list: TotalCodec<readonly Value[]>,
): TotalCodec<Readonly<Record<string, readonly Value[]>>> {
  return {
    read: (raw) =>
      Object.fromEntries(Object.entries(plain(raw)).map(([name, each]) => [name, list.read(each)])),
    write(values, raw) {
      const before = plain(raw);
      const names = [...new Set([...Object.keys(before), ...Object.keys(values)])];
      const written = names.map((name) => [name, list.write(values[name] ?? [], before[name])] as const);
      return Object.fromEntries(written.filter(([, each]) => !Array.isArray(each) || each.length > 0));
    },
  };
}
