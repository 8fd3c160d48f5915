import type { ReactNode } from 'react';
import { ResourceList } from '#features/dashboards/defi/ResourceList.tsx';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { DOWN_TO_DEFI } from './aboveDefi.ts';

interface DefiResourcesProps {
  readonly title: string;
  readonly tools: ReactNode;
}

/** Resources for learning about DeFi. */
export function DefiResources({ title, tools }: DefiResourcesProps) {
  return (
    <>
      <PageHeader
        title={title}
        summary="入门教程、名词、资讯，以及可以自己核对数据的公开网站。"
        breadcrumb={<Breadcrumb items={[...DOWN_TO_DEFI, { label: title }]} />}
      />
      {tools}
      <ResourceList />
    </>
  );
}
