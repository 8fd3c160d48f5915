import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { isMissing } from '#api/isMissing.ts';
import { ChangeLog } from '#features/appDownload/software/ChangeLog.tsx';
import { ChecksumCheck } from '#features/appDownload/software/ChecksumCheck.tsx';
import { ReleaseCards } from '#features/appDownload/software/ReleaseCards.tsx';
import { useSoftwareDetailQuery, useSoftwareListQuery } from '#features/appDownload/software/softwareApi.ts';
import { Statement } from '#features/news/articles/Statement.tsx';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { NearestNames } from '#templates/subject/NearestNames.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const HEIGHT = 900;

/** `/software/{id}`: a program's downloads and versions, and how to verify a download. */
export default function SoftwarePage() {
  const { id = '' } = useParams();
  const result = useSoftwareDetailQuery({ id });
  const software = result.data?.value;
  const title = software === undefined ? titleOf('software') : `${software.name}下载`;
  useDocumentTitle(software && title);
  if (isMissing(result.error)) return <SoftwareMissing asked={id} />;
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[{ label: titleOf('softwareHome'), href: hrefTo('softwareHome') }, { label: title }]}
          />
        }
        title={title}
        summary="只从官方域名下载，安装前核对校验值；浏览器扩展与手机应用认准开发者。"
      />
      <Loadable result={result} height={HEIGHT} skeleton={<SkeletonLines lines={8} lineHeight={110} />}>
        {(detail, { provenance = null }) => (
          <>
            <Statement
              provenance={provenance}
              madeUp="版本、日期、大小与校验值为演示数据，不能用来核对真实的安装包"
            />
            <ReleaseCards software={detail} />
            <ChecksumCheck />
            <ChangeLog changes={detail.changes} />
          </>
        )}
      </Loadable>
    </>
  );
}

/** Unknown program: the 404 page with the most similar names. */
function SoftwareMissing({ asked }: { readonly asked: string }) {
  const all = useSoftwareListQuery({}).data?.value;
  return (
    <>
      <NotFoundPage />
      <NearestNames all={all} asked={asked} hrefOf={(id) => hrefTo('software', { id })} />
    </>
  );
}
