import { type CatalogueSoftware, softwareCatalogue } from '../catalogue/softwareCatalogue.ts';
import { ARCHIVE_DAYS } from '../content/news/archive.ts';
import type { SoftwareSystem } from '../contract/software.ts';
import type { Release } from '../ports/notices.ts';
import { requirePort } from '../ports/requirePort.ts';
import type { Sources } from '../ports/sources.ts';
import { chanceBetween } from '../random/chance.ts';
import { keyOf, mix } from '../random/hash.ts';
import { beijingMidnight } from '../time/midnight.ts';
import { DAY } from '../time/units.ts';
import { ok } from './envelopes.ts';
import { type Handlers, UpstreamError } from './handler.ts';

/** Usual size in MB, and the least version of the system. */
const FACTS: Readonly<Record<SoftwareSystem, readonly [size: number, needs: string]>> = {
  ios: [140, 'iOS 16'],
  android: [95, 'Android 9'],
  windows: [120, 'Windows 10'],
  macos: [130, 'macOS 13'],
  linux: [125, '64 位，glibc 2.31'],
  browser: [14, 'Chrome 或 Edge 120'],
};
/** A shop checks what it gives out; there is no package to check. */
const FROM_SHOPS: ReadonlySet<SoftwareSystem> = new Set(['ios', 'browser']);

export const softwareHandlers = {
  async softwareList() {
    return ok(softwareCatalogue.map(softwareWire));
  },

  async softwareDetail({ id }, { sources }) {
    const software = softwareCatalogue.find((one) => one.id === id);
    if (!software) throw new UpstreamError(404, '没有这个软件');
    const changes = await releasesOf(software, sources);
    const [latest] = changes;
    return ok({
      ...softwareWire(software),
      releases: latest ? software.systems.map((system) => packageOf(software, system, latest)) : [],
      changes: changes.map(({ version, hour, changes: lines }) => ({
        version,
        time: hour,
        lines: [...lines],
      })),
    });
  },
} satisfies Handlers<'softwareList' | 'softwareDetail'>;

/** Versions of the archive's days that are out, newest first: those that the wallet's notices tell of. */
function releasesOf({ owner }: CatalogueSoftware, sources: Sources): Promise<readonly Release[]> {
  const now = sources.clock.now();
  const first = beijingMidnight(now) - (ARCHIVE_DAYS - 1) * DAY;
  return requirePort(sources, 'notices').releases(owner, first, now);
}

function softwareWire({ id, kind, nameEn, nameZh, logo, systems, website }: CatalogueSoftware) {
  return {
    code: id,
    kind,
    name: nameEn,
    name_zh: nameZh,
    logo,
    systems: [...systems],
    siteurl: website,
  };
}

/** What is given out for one system; size and checksum are invented, as the version is. */
function packageOf({ id }: CatalogueSoftware, system: SoftwareSystem, { version, hour }: Release) {
  const [usual, needs] = FACTS[system];
  const key = `${id}-${system}-${version}`;
  return {
    system,
    version,
    time: hour,
    size: Math.round(usual * chanceBetween(key, 0.6, 1.5)),
    needs,
    sha256: FROM_SHOPS.has(system) ? '' : hexOf(key),
  };
}

/** 64 hexadecimal digits that belong to a key. */
function hexOf(key: string): string {
  const seed = keyOf(key, 0);
  return Array.from({ length: 8 }, (_, i) => mix(seed, i).toString(16).padStart(8, '0')).join('');
}
