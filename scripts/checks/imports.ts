import { LAYERS, PURE_FLOORS, REACH, REACH_OF_TESTS } from './layers.ts';
import { FLOORS, type Place, placeOf, type Room, type Target, targetOf } from './places.ts';
import { type Check, problem } from './problem.ts';
import type { Import, SourceFile } from './sourceFile.ts';

/** Packages that work in every runtime; others would tie shared to a browser or a server. */
const SHARED_PACKAGES = new Set(['valibot', 'ipaddr.js']);
/** Rooms that run both in the browser and on the server. */
const EVERYWHERE: ReadonlySet<Room> = new Set(['shared', 'testing', ...PURE_FLOORS]);
const UPSTREAM: ReadonlySet<Room> = new Set(['upstream', ...FLOORS]);
const TEST_PACKAGES = new Set(['vitest', 'fast-check', 'trading-signals', 'libphonenumber-js']);
const CHART_PACKAGES = new Set(['echarts', 'klinecharts']);
/** Rooms that only read answers: the encoder of the contract's rows would weigh on every visit. */
const READERS: ReadonlySet<Room> = new Set(['shared', 'web', 'bff', 'gallery']);
const ENCODER = 'shared/src/contract/encode.ts';
const ENCODER_ADVICE =
  'only the upstream and tests write answers. What a browser writes has a function beside its row, as toTradeWire.';
/** Parts that the gallery shows. */
const KIT = new Set(['ui', 'charts']);

/** Direction of imports between the rooms and inside them. */
export const importDirection: Check = {
  name: 'import direction',
  run: (file) =>
    file.imports.flatMap((entry) => {
      const message = complaint(file, targetOf(file.path, entry.specifier));
      return message ? [problem(file, entry.line, `imports ${entry.specifier}: ${message}`)] : [];
    }),
};

/** Every import names its exact file, so that Node, Vite and TypeScript resolve it alike. */
export const importExtensions: Check = {
  name: 'import extensions',
  run: (file) =>
    file.imports
      .filter((entry) => isOurs(entry) && !/\.\w+(\?\w+)?$/.test(entry.specifier))
      .map((entry) => problem(file, entry.line, `imports ${entry.specifier}: write the file's extension.`)),
};

function isOurs({ specifier }: Import): boolean {
  return /^(\.|#|@coinmirror\/)/.test(specifier);
}

function complaint(file: SourceFile, target: Target): string | null {
  const from = placeOf(file.path);
  if (!from) return null;
  if (target.kind !== 'file') return packageComplaint(file, from, target);
  if (target.path === ENCODER && READERS.has(from.room) && !isTestCode(file, from)) return ENCODER_ADVICE;
  const to = placeOf(target.path);
  if (!to) return null;
  return from.room === to.room ? insideComplaint(file, from, to) : acrossComplaint(file, from, to);
}

function packageComplaint(file: SourceFile, from: Place, { kind, name }: { kind: string; name: string }) {
  const testing = file.isTest && (TEST_PACKAGES.has(name) || kind === 'node');
  if (EVERYWHERE.has(from.room) && !testing && !SHARED_PACKAGES.has(name)) {
    return 'shared runs in the browser and on the server, so it must not use DOM, Node, React or heavy packages. Let the caller pass them in.';
  }
  if (from.room === 'web' && kind === 'node' && !file.isTest) {
    return 'Node modules do not exist in a browser.';
  }
  if (from.room === 'web' && CHART_PACKAGES.has(name) && from.part !== 'charts') {
    return 'only web/src/charts may import a chart library, lazily. Use or add a component there.';
  }
  return null;
}

function acrossComplaint(file: SourceFile, from: Place, to: Place): string | null {
  if (from.room === 'gallery' && to.room === 'web') {
    return KIT.has(to.part)
      ? null
      : 'the gallery only shows ui/ and charts/. Give the exhibit its own sample data.';
  }
  if (REACH[from.room].includes(to.room)) return null;
  if (isTestCode(file, from) && (REACH_OF_TESTS.includes(to.room) || inOneUpstream(from, to))) return null;
  return ADVICE_TO[to.room] ?? ADVICE_FROM[from.room] ?? meeting(from.room, to.room);
}

/** A test of one floor starts the whole upstream, asks one floor what another should say, or does what a browser does. */
function inOneUpstream(from: Place, to: Place): boolean {
  return UPSTREAM.has(from.room) && (UPSTREAM.has(to.room) || to.room === 'e2e');
}

/** A test, or a module that only tests load. */
function isTestCode(file: SourceFile, { part }: Place): boolean {
  return file.isTest || part === 'testing';
}

const ADVICE_TO: Readonly<Partial<Record<Room, string>>> = {
  scripts: 'no room imports scripts. Move shared code to shared/.',
  gallery: 'the gallery is for developers and never ships. Move shared code to ui/ or charts/.',
  simulation:
    'only the server of the upstream and tests may import the simulation. Read a port (scripts/upstream/ports) that the simulation implements.',
  sources:
    'only the server of the upstream may import the public sources. Read a port (scripts/upstream/ports) that they implement.',
  answers: 'only the upstream computes answers. Move code that both sides need to shared/src.',
  testing: 'only tests may import testing/.',
};

const ADVICE_FROM: Readonly<Partial<Record<Room, string>>> = {
  e2e: 'browser tests use the product from outside. Take constants from shared/.',
};

function meeting(from: Room, to: Room): string {
  if (from === 'shared' || from === 'testing')
    return `${from} is below ${to} and must not import it. Pass it in, or move it here.`;
  if (UPSTREAM.has(from) && UPSTREAM.has(to)) {
    return `the upstream's floors only import downward, and ${to} is not below ${from}. Pass it in, or move it down.`;
  }
  return `${from} and ${to} only share code through shared/, and communicate over HTTP. Move shared code to shared/.`;
}

function insideComplaint(file: SourceFile, from: Place, to: Place): string | null {
  const layers = LAYERS[from.room];
  if (!layers || isTestCode(file, from)) return null;
  if (to.part === 'testing') return 'only tests may import testing/.';
  if (from.part === to.part) return siblingComplaint(from, to);
  const [above, below] = [levelOf(layers, from.part), levelOf(layers, to.part)];
  if (above === -1)
    return `${from.part}/ is not a known part of ${from.room}. Add it to scripts/checks/layers.ts.`;
  if (below === -1)
    return `${to.part}/ is not a known part of ${from.room}. Add it to scripts/checks/layers.ts.`;
  if (below > above) return null;
  if (below === above)
    return `${from.part} and ${to.part} are on the same layer. Let a higher part combine them.`;
  return `${from.part} is below ${to.part}, and imports only go downward (${order(layers)}). Pass it in from above, or move it down.`;
}

function siblingComplaint(from: Place, to: Place): string | null {
  if (from.folder === to.folder) return null;
  const folders = `${from.folder} → ${to.folder}`;
  if (from.part === 'pages') {
    return `a page never imports another page's folder (${folders}). Move shared components to templates/, between pages and features.`;
  }
  return `a feature never imports another (${folders}). Let the page or layout combine them by a slot or a prop, or move shared code down to ui/, api/ or shared/.`;
}

function levelOf(layers: readonly (readonly string[])[], part: string): number {
  return layers.findIndex((layer) => layer.includes(part));
}

function order(layers: readonly (readonly string[])[]): string {
  return layers.map((layer) => (layer.length > 1 ? `{${layer.join(', ')}}` : layer[0])).join(' → ');
}
