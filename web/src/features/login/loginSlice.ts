import { DEFAULT_AREA_CODE } from '@coinmirror/shared/constants/limits.ts';
import type { CodePurpose } from '@coinmirror/shared/contract/community/account.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type LoginMode = 'login' | 'register';

/** The last code that was sent for one purpose. */
export interface SentCode {
  /** Until when (epoch ms) another cannot be asked for. */
  readonly until: number;
  /** To whom, as `phoneKey` writes it. */
  readonly phone: string;
  /** The code itself, where a simulation cannot send messages; else ''. */
  readonly hint: string;
}

export interface LoginState {
  readonly isOpen: boolean;
  readonly mode: LoginMode;
  /** The one field that closing does not reset. */
  readonly areaCode: string;
  /** Phones that a 403 has refused, as `phoneKey` writes them. */
  readonly usedPhones: readonly string[];
  readonly codes: Readonly<Partial<Record<CodePurpose, SentCode>>>;
}

const initialState: LoginState = {
  isOpen: false,
  mode: 'login',
  areaCode: DEFAULT_AREA_CODE,
  usedPhones: [],
  codes: {},
};

/** The login window, and what of its forms outlives it. */
export const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    /** Opens the window in one of its modes; a link inside it switches in the same way. */
    loginOpened: {
      reducer: (state, { payload }: PayloadAction<LoginMode>) => ({ ...state, isOpen: true, mode: payload }),
      prepare: ({ mode }: { mode: LoginMode } = { mode: 'login' }) => ({ payload: mode }),
    },
    /** Closes it; the next opening begins with the login. */
    loginHidden: (state) => ({ ...state, isOpen: false, mode: 'login' as const }),
    areaCodeChosen: (state, { payload }: PayloadAction<string>) => ({ ...state, areaCode: payload }),
    phoneRefused: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      usedPhones: [...new Set([...state.usedPhones, payload])],
    }),
    codeSent: (state, { payload }: PayloadAction<SentCode & { purpose: CodePurpose }>) => {
      const { purpose, ...sent } = payload;
      return { ...state, codes: { ...state.codes, [purpose]: sent } };
    },
  },
  selectors: {
    selectIsLoginOpen: (state) => state.isOpen,
    selectLoginMode: (state) => state.mode,
    selectAreaCode: (state) => state.areaCode,
    selectUsedPhones: (state) => state.usedPhones,
    selectSentCode: (state, purpose: CodePurpose) => state.codes[purpose],
  },
});

export const { loginOpened, loginHidden, areaCodeChosen, phoneRefused, codeSent } = loginSlice.actions;
export const { selectIsLoginOpen, selectLoginMode, selectAreaCode, selectUsedPhones, selectSentCode } =
  loginSlice.selectors;
