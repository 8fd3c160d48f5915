import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { anonymous, type Session } from './session.ts';

/** The visitor's own name and avatar. */
export type Profile = Pick<Session, 'userName' | 'headImage'>;

interface SessionState extends Session {
  /** The upstream ended the session, not the visitor. */
  readonly hasExpired?: boolean;
  /** Whose session that was: their words stay on the page for when they log in again. */
  readonly expiredAccount?: string | null;
}

/** The visitor's session. Logged in exactly when the token is non-empty (specification, section 4). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: anonymous as SessionState,
  reducers: {
    /** The visitor logged in here; cookies and stored user info follow. */
    loggedIn: (state, { payload }: PayloadAction<Omit<Session, 'uid'>>) => ({ ...payload, uid: state.uid }),
    /** The session ended here: logout, registration; cookies and stored user info are cleared. */
    loggedOut: (state): SessionState => ({ ...anonymous, uid: state.uid }),
    /** The same, ended by the upstream. */
    sessionExpired: (state): SessionState => ({
      ...anonymous,
      uid: state.uid,
      hasExpired: true,
      expiredAccount: accountIn(state),
    }),
    /** The upstream returned name and avatar; they may have been changed elsewhere. */
    profileReceived: (state, { payload }: PayloadAction<Profile>) =>
      state.token === '' || isSame(state, { ...state, ...payload }) ? state : { ...state, ...payload },
    /** The browser's cookies were read again: they may have changed in another tab, or expired. */
    sessionRead: (state, { payload }: PayloadAction<Session>) => (isSame(state, payload) ? state : payload),
  },
  selectors: {
    selectSession: (state) => state,
    selectHasExpired: (state) => state.hasExpired === true,
    /** The key of the account's data; null when logged out. */
    selectAccount: accountIn,
    /** Whose words are written on the page; null for a visitor without a login. */
    selectWriter: (state) => accountIn(state) ?? state.expiredAccount ?? null,
    selectUserId: (state) => state.userId,
    selectIsLoggedIn: (state) => state.token !== '',
    selectUserName: (state) => state.userName,
    selectHeadImage: (state) => state.headImage,
  },
});

function accountIn({ token, userId }: Session): string | null {
  return token === '' ? null : userId || token;
}

function isSame(a: Session, b: Session): boolean {
  return (
    a.token === b.token &&
    a.userName === b.userName &&
    a.headImage === b.headImage &&
    a.uid === b.uid &&
    a.userId === b.userId
  );
}

export const { loggedIn, loggedOut, sessionExpired, profileReceived, sessionRead } = sessionSlice.actions;
export const {
  selectHasExpired,
  selectAccount,
  selectWriter,
  selectUserId,
  selectIsLoggedIn,
  selectUserName,
  selectHeadImage,
} = sessionSlice.selectors;
