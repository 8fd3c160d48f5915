import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectAccount, type sessionSlice } from '#features/session/sessionSlice.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { readText } from '#ui/storage/browserStore.ts';

interface SessionRoot {
  readonly [sessionSlice.reducerPath]: ReturnType<typeof sessionSlice.getInitialState>;
}

const { Part: HeldLink } = lazyPart(async () => (await import('./HeldLink.tsx')).HeldLink, MissingQuietly);

/** What is held of a coin. No code loads for a visitor without an account whose browser has no trade of it. */
export function CoinHeld({ detail }: { readonly detail: CoinDetail }) {
  const account = useSelector((state: SessionRoot) => selectAccount(state));
  const isTraded = readText('localStorage', STORAGE_KEYS.portfolio)?.includes(`"${detail.code}"`) ?? false;
  if (account === null && !isTraded) return null;
  return (
    <Suspense fallback={isTraded ? <span>持有 --</span> : null}>
      <HeldLink detail={detail} />
    </Suspense>
  );
}
