import { type SourceName, sourceNames, sourceTable } from '../table/sourceTable.ts';

/** Variables of one source; a source without a socket, or without a key, has none of it. */
function variablesOf(name: SourceName): readonly string[] {
  const { sockets, keys = [] } = sourceTable[name];
  return [
    `SOURCES_${name}`,
    `SOURCES_${name}_ORIGIN`,
    ...(sockets.length === 0 ? [] : [`SOURCES_${name}_SOCKET`]),
    `SOURCES_PER_MINUTE_${name}`,
    `SOURCES_PER_MONTH_${name}`,
    ...keys.map(({ variable }) => variable),
  ];
}

/** Every variable by which public sources are configured. */
export const sourcesVariables: readonly string[] = [
  'MARKET_SOURCE',
  'SIMULATE_MISSING',
  'SOURCES_PROXY',
  'SOURCES_FEEDS',
  'SOURCES_CALENDAR',
  'SOURCES_UNLOCKS',
  'NO_PROXY',
  ...new Set(sourceNames.flatMap(variablesOf)),
];

/** Those that a machine sets for all its programs: nobody writes them down for this one. */
export const machineVariables = [
  'HTTPS_PROXY',
  'https_proxy',
  'HTTP_PROXY',
  'http_proxy',
  'no_proxy',
] as const;

/** Those that may stand in a file instead (`<NAME>_FILE`): keys, and a proxy's address with its password. */
export const sourcesSecrets: readonly string[] = [
  'SOURCES_PROXY',
  ...new Set(sourceNames.flatMap((name) => sourceTable[name].keys?.map(({ variable }) => variable) ?? [])),
];
