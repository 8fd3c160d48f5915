import { PROPOSAL_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import { PROPOSAL_STATES } from '@coinmirror/shared/contract/proposals.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import {
  type ProposalChoice,
  proposalArgs,
  proposalChoice,
} from '@coinmirror/shared/pages/proposalAddress.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useNavigate, useParams } from 'react-router';
import { isMissing } from '#api/isMissing.ts';
import { ProposalList } from '#features/proposals/ProposalList.tsx';
import { useProposalListQuery, useProposalSpacesQuery } from '#features/proposals/proposalsApi.ts';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { Toolbar } from '#ui/row/Toolbar.tsx';
import { Select } from '#ui/select/Select.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const HEIGHT = 900;
const STATES = ['all', ...PROPOSAL_STATES] as const;

/** `/proposal/coin/{code?}`: governance votes of all projects or of one. */
export default function ProposalCoinPage() {
  const { code } = useParams();
  const navigate = useNavigate();
  const [address] = useUrlParams();
  const choice = proposalChoice((name) => address.get(name));
  const result = useProposalListQuery(proposalArgs(choice, code));
  const spaces = useProposalSpacesQuery({}).data?.value ?? [];
  const space = spaces.find(({ id }) => id === code);
  const title = joinSpaced(space?.name ?? '', titleOf('proposalCoin'));
  useDocumentTitle(title);
  if (isMissing(result.error)) return <NotFoundPage />;
  const hrefOf = ({ state, page }: ProposalChoice, of = code) =>
    hrefTo('proposalCoin', of === undefined ? {} : { code: of }, {
      state: state === 'all' ? undefined : state,
      page: page > 1 ? page : undefined,
    });
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[
              code === undefined
                ? { label: '首页', href: hrefTo('home') }
                : { label: titleOf('proposalCoin'), href: hrefTo('proposalCoin') },
              { label: title },
            ]}
          />
        }
        title={title}
        summary={summaryOf('proposalCoin')}
      />
      <LinkTabs label="提案状态" items={stateTabs(choice, (state) => hrefOf({ state, page: 1 }))} />
      <Toolbar>
        <Select
          label="项目"
          size="s"
          value={code ?? 'all'}
          options={[
            { value: 'all', label: '全部项目' },
            ...spaces.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) =>
            void navigate(hrefOf({ ...choice, page: 1 }, value === 'all' ? undefined : value), {
              preventScrollReset: true,
            })
          }
        />
        {code !== undefined && (
          <PageLink to="coin" params={{ coinCode: code }}>
            {joinSpaced(space?.name ?? '币种', '行情')}
          </PageLink>
        )}
      </Toolbar>
      <Loadable
        result={result}
        height={HEIGHT}
        skeleton={<SkeletonLines lines={8} lineHeight={100} />}
        empty={<EmptyState title="没有符合条件的提案" hint="换一个状态或项目试试。" />}
      >
        {({ rows, page, pageCount, total }) => (
          <>
            <ProposalList proposals={rows} />
            <Pager
              page={page}
              pageCount={pageCount}
              total={total}
              hrefOf={(next) => hrefOf({ ...choice, page: next })}
            />
          </>
        )}
      </Loadable>
    </>
  );
}

function stateTabs({ state: chosen }: ProposalChoice, hrefOf: (state: ProposalChoice['state']) => string) {
  return STATES.map((state) => ({
    key: state,
    label: state === 'all' ? '全部' : PROPOSAL_LABELS[state],
    href: hrefOf(state),
    current: state === chosen,
  }));
}
