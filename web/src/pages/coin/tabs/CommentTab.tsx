import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CommentSection } from '#features/comments/CommentSection.tsx';
import { loginOpened } from '#features/login/loginSlice.ts';
import { selectIsLoggedIn } from '#features/session/sessionSlice.ts';
import type { CoinTabProps } from './CoinTabs.tsx';

/** 评论: what visitors say of the coin. */
export function CommentTab({ detail: { code } }: CoinTabProps) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const dispatch = useDispatch();
  const subject = useMemo(() => ({ kind: 'coin', code }) as const, [code]);
  const reader = useMemo(
    () => ({ isLoggedIn, onLoginNeeded: () => void dispatch(loginOpened()) }),
    [isLoggedIn, dispatch],
  );
  return <CommentSection subject={subject} reader={reader} />;
}
