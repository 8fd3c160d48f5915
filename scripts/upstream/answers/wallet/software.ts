import type { SoftwareSystem } from '@coinmirror/shared/contract/software.ts';
import { type CatalogueSoftware, softwareCatalogue } from '../../catalogue/softwareCatalogue.ts';
import type { Release } from '../../ports/releases.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';

/** Minimum version of each system. */
const NEEDS: Readonly<Record<SoftwareSystem, string>> = {
  ios: 'iOS 16',
  android: 'Android 9',
  windows: 'Windows 10',
  macos: 'macOS 13',
  linux: '64 位，glibc 2.31',
  browser: 'Chrome 或 Edge 120',
};

export const softwareHandlers = {
  async softwareList() {
    return ok(softwareCatalogue.map(softwareOf));
  },

  async softwareDetail({ id }, { sources }) {
    const software = softwareCatalogue.find((one) => one.id === id);
    if (!software) throw new UpstreamError(404, '没有这个软件');
    const changes = await requirePort(sources, 'releases').list(id);
    const [latest] = changes;
    return ok({
      ...softwareOf(software),
      releases: latest ? packagesOf(latest) : [],
      changes: changes.map(({ version, time, changes: lines }) => ({ version, time, lines: [...lines] })),
    });
  },
} satisfies Handlers<'softwareList' | 'softwareDetail'>;

function softwareOf({ id, kind, nameEn, nameZh, logo, systems, website }: CatalogueSoftware) {
  return {
    code: id,
    kind,
    nameEn,
    nameZh,
    logo,
    systems: [...systems],
    website,
  };
}

function packagesOf({ version, time, packages }: Release) {
  return packages.map(({ system, size, sha256 }) => ({
    system,
    version,
    time,
    size,
    needs: NEEDS[system],
    sha256: sha256 ?? '',
  }));
}
