import { dayIndex, h2, list, p } from '../../../catalogue/content/news/wording.ts';
import { walletCatalogue } from '../../../catalogue/walletCatalogue.ts';
import { phrase } from '../../random/phrase.ts';
import { releaseOn } from '../../software/versions.ts';
import type { NoticeDraft } from './notice.ts';

/** 版本: new versions of a wallet. */
export function releases(day: number): NoticeDraft[] {
  return walletCatalogue.flatMap((wallet) => {
    const release = releaseOn(wallet.code, day);
    if (release === null) return [];
    const { version, hour, changes } = release;
    const name = wallet.nameZh || wallet.nameEn;
    const key = `release-${wallet.code}-${dayIndex(day)}`;
    return [
      {
        hour,
        key,
        type: 'release' as const,
        publisher: { kind: 'wallet' as const, code: wallet.code, name, logo: wallet.logo },
        coins: [],
        title: phrase(key, [
          `${name}发布 ${version} 版本`,
          `${name} ${version}：${changes[0]?.split('，')[0] ?? ''}`,
        ]),
        lead: p(`${name}发布 ${version} 版本，包含 ${changes.length} 项更新。`),
        more:
          h2('更新内容') +
          list(changes) +
          p('升级前请确认已备份助记词，只从官方渠道下载，并核对安装包的校验和。'),
      },
    ];
  });
}
