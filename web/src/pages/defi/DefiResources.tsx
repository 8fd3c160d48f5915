import { titleOf } from '@coinmirror/shared/pages/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { ReactNode } from 'react';
import { ResourceList } from '#features/figures/defi/ResourceList.tsx';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';

interface DefiResourcesProps {
  readonly title: string;
  readonly tools: ReactNode;
}

/** Where to learn of DeFi and to look further. */
export function DefiResources({ title, tools }: DefiResourcesProps) {
  return (
    <>
      <PageHeader
        title={title}
        summary="入门教程、名词、资讯，以及可以自己核对数据的公开网站。"
        breadcrumb={
          <Breadcrumb
            items={[
              { label: titleOf('data'), href: hrefTo('data') },
              { label: titleOf('dataDefi'), href: hrefTo('dataDefi') },
              { label: '资源' },
            ]}
          />
        }
      />
      {tools}
      <ResourceList />
    </>
  );
}
