import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { DappDetail } from '@coinmirror/shared/contract/dapps.ts';
import * as v from 'valibot';
import { useDappInfoQuery, useDappsQuery } from '#api/endpoints/dapps.ts';
import { namedRow } from '#api/knownRow.ts';
import { DappFacts, DappFigures } from '#features/dapps/DappHead.tsx';
import { ShareButton } from '../subject/ShareButton.tsx';
import type { Subject } from '../subject/subject.ts';

/** An application as the subject of pages: its users and volume in the header. */
export const dappSubject: Subject<DappDetail> = {
  name: 'dapp',
  useEntity: (code) =>
    useDappInfoQuery({ id: code }, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true }),
  useNamesakes: () => useDappsQuery({ pagesize: 200 }).data?.value.rows,
  knownRows: { endpoints: ['dapps'], schema: v.object(namedRow) },
  identityOf: (dapp) => ({
    code: dapp.code,
    logo: dapp.logo,
    name: dapp.name,
    facts: <DappFacts dapp={dapp} />,
    figure: <DappFigures dapp={dapp} />,
    moreActions: <ShareButton />,
  }),
};
