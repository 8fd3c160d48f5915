import { SYSTEM_LABELS, systemsText } from '@coinmirror/shared/contract/softwareSystems.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import type { Block } from '../blocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, PageAddress, PageWords } from '../served.ts';

/** Programs with the systems they run on. */
export function softwareListBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const list = answers.entity('softwareList');
  if (!list) return null;
  const lines = list.map(({ code, name, systems }) => ({
    link: linkTo('software', { id: code }),
    title: `${name}下载`,
    note: systemsText(systems),
  }));
  return [pageHead(page), { kind: 'lines', lines }];
}

/** Title and sentence of one program; null while it is not known. */
export function softwareWords(_page: PageAddress, answers: Answers): PageWords | null {
  const software = answers.entity('softwareDetail');
  if (!software) return null;
  const { name, systems, releases } = software;
  return {
    title: `${name}下载`,
    description: `${name}的官方下载：${systemsText(systems)}，当前版本 ${releases[0]?.version ?? '未知'}，附校验方法与更新日志。`,
  };
}

/** One program: its packages and its newest changes. */
export function softwareBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const software = answers.entity('softwareDetail');
  const words = softwareWords(page, answers);
  if (!software || !words) return null;
  return [
    { kind: 'head', title: words.title, summary: words.description ?? '', asOf: null },
    {
      kind: 'facts',
      as: 'grid',
      items: software.releases.map(
        ({ system, version, time }) => [SYSTEM_LABELS[system], `${version}，${formatDate(time)}`] as const,
      ),
    },
  ];
}
