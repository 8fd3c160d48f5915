import type { SoftwareSystem } from '@coinmirror/shared/contract/software.ts';
import { keyOf, mix } from '@coinmirror/shared/numbers/hash.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ARCHIVE_DAYS } from '../../catalogue/content/news/archive.ts';
import type { CatalogueSoftware } from '../../catalogue/softwareCatalogue.ts';
import type { Release, ReleasePackage } from '../../ports/releases.ts';
import { chanceBetween } from '../random/chance.ts';
import { releaseOn } from './versions.ts';

/** Typical size in MB. */
const SIZES: Readonly<Record<SoftwareSystem, number>> = {
  ios: 140,
  android: 95,
  windows: 120,
  macos: 130,
  linux: 125,
  browser: 14,
};
/** App stores verify their packages; there is no package to check. */
const FROM_SHOPS: ReadonlySet<SoftwareSystem> = new Set(['ios', 'browser']);

/** Released versions within the archive's days, newest first, equal to those in the wallet's notices. */
export function releasesOf({ id, owner, systems }: CatalogueSoftware, now: number): readonly Release[] {
  const today = beijingMidnight(now);
  return Array.from({ length: ARCHIVE_DAYS }, (_, ago) => releaseOn(owner, today - ago * DAY)).flatMap(
    (release) => {
      if (release === null || release.hour > now) return [];
      const { version, hour, changes } = release;
      return [
        { version, time: hour, changes, packages: systems.map((system) => packageOf(id, system, version)) },
      ];
    },
  );
}

function packageOf(id: string, system: SoftwareSystem, version: string): ReleasePackage {
  const key = `${id}-${system}-${version}`;
  return {
    system,
    size: Math.round(SIZES[system] * chanceBetween(key, 0.6, 1.5)),
    sha256: FROM_SHOPS.has(system) ? null : hexOf(key),
  };
}

/** 64 hexadecimal digits derived from a key. */
function hexOf(key: string): string {
  const seed = keyOf(key, 0);
  return Array.from({ length: 8 }, (_, i) => mix(seed, i).toString(16).padStart(8, '0')).join('');
}
