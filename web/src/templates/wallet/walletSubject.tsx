import type { WalletDetail } from '@coinmirror/shared/contract/walletInfo.ts';
import * as v from 'valibot';
import { useWalletInfoQuery } from '#api/endpoints/walletInfo.ts';
import { useWalletsQuery } from '#api/endpoints/wallets.ts';
import { namedRow } from '#api/knownRow.ts';
import { WalletFacts, WalletFigures } from '#features/wallets/WalletHead.tsx';
import { StarButton } from '#features/watchlist/StarButton.tsx';
import { ShareButton } from '../subject/ShareButton.tsx';
import type { Subject } from '../subject/subject.ts';

/** A wallet as the subject of pages: custody, score and star in the header of each. */
export const walletSubject: Subject<WalletDetail> = {
  name: 'wallet',
  useEntity: (code) => useWalletInfoQuery({ id: code }),
  useNamesakes: () => useWalletsQuery({ pagesize: 200 }).data?.value.rows,
  knownRows: { endpoints: ['wallets'], schema: v.object(namedRow) },
  identityOf: (wallet) => ({
    code: wallet.code,
    logo: wallet.logo,
    name: wallet.name,
    facts: <WalletFacts wallet={wallet} />,
    figure: <WalletFigures wallet={wallet} />,
    actions: <StarButton kind="wallet" code={wallet.code} name={wallet.name} size="m" />,
    moreActions: <ShareButton />,
  }),
};
