import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatMonth } from '@coinmirror/shared/format/time.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';

/** Below an exchange's name: its rank and rating, its location, its founding date, its website. */
export function HeadFacts({ detail }: { readonly detail: ExchangeDetail }) {
  const { rank, rating, country, foundedAt, website, softwareId, name, nameEn } = detail;
  return (
    <>
      {!name.startsWith(nameEn) && <span lang="en">{nameEn}</span>}
      {rank !== null && <Badge>NO.{rank}</Badge>}
      <span>
        <DefinedTerm id="exchangeRating" label="评级" /> {rating?.toFixed(1) ?? MISSING}
      </span>
      {country !== '' && <span>{country}</span>}
      {foundedAt !== null && <span>{formatMonth(foundedAt)} 成立</span>}
      {website !== '' && <ExternalLink href={website} />}
      {softwareId !== '' && (
        <PageLink to="software" params={{ id: softwareId }}>
          下载客户端
        </PageLink>
      )}
    </>
  );
}
