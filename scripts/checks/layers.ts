import type { Room } from './places.ts';

/** Layers from top to bottom; a module imports from its own part and from lower ones, never upward or sideways. */
export const LAYERS: Readonly<Partial<Record<Room, readonly (readonly string[])[]>>> = {
  web: [
    ['main'],
    ['app'],
    ['layouts'],
    ['pages'],
    ['templates'],
    ['features'],
    ['live', 'api', 'charts'],
    ['ui'],
  ],
  bff: [
    ['main'],
    ['drain'],
    ['gateway'],
    ['app'],
    ['fastPath'],
    ['server'],
    ['assets', 'live', 'redirects', 'calls', 'feeds', 'previews'],
    ['pages'],
    ['prerender'],
    ['cache'],
    ['upstream'],
    ['security'],
    ['observability'],
    ['http'],
    ['config'],
    ['configSchema'],
    ['configValues'],
  ],
  shared: [
    ['pages'],
    ['dashboards', 'rankings'],
    ['columns', 'calendar', 'content'],
    ['contract'],
    ['calculators', 'submissions'],
    ['indicators', 'portfolio', 'kline', 'technical', 'drawings', 'signing'],
    ['routes'],
    ['manifest'],
    ['format', 'validation', 'definitions', 'alerts'],
    ['time', 'numbers', 'live', 'network'],
    ['constants'],
  ],
  handlers: [
    ['answer'],
    ['handlers'],
    [
      'calendar',
      'coin',
      'coins',
      'dapps',
      'defi',
      'exchange',
      'dashboards',
      'indicators',
      'kline',
      'market',
      'news',
      'rankings',
      'reference',
      'totals',
      'wallet',
    ],
    ['envelopes', 'fieldNames', 'matching', 'money', 'risk'],
    ['handler', 'pause'],
    ['sources'],
    ['ports', 'content'],
    ['catalogue'],
  ],
  simulation: [
    ['sources'],
    ['ports'],
    ['calendar', 'custody', 'funds', 'proposals'],
    ['coins', 'defi', 'market', 'newsroom', 'trading'],
    ['economy', 'history', 'path'],
    ['random'],
  ],
};

/** Rooms whose parts of one layer may import each other: an answer uses another's rows, a market its coins. */
export const SIDEWAYS: ReadonlySet<Room> = new Set(['handlers', 'simulation']);

/** Other rooms that each room may import. Tests may import what they test. */
export const REACH: Readonly<Record<Room, readonly Room[]>> = {
  shared: [],
  handlers: ['shared'],
  simulation: ['shared', 'handlers'],
  testing: ['shared', 'handlers', 'simulation'],
  web: ['shared'],
  bff: ['shared'],
  gallery: ['shared', 'handlers', 'simulation', 'web'],
  e2e: ['shared', 'testing'],
  scripts: ['shared', 'handlers', 'simulation', 'testing', 'web', 'bff', 'gallery', 'e2e'],
};

/** Additional rooms for tests: a frozen world, and its answers. */
export const REACH_OF_TESTS: readonly Room[] = ['shared', 'handlers', 'simulation', 'testing'];
