import { DEFAULT_AREA_CODE } from '@coinmirror/shared/constants/limits.ts';
import type { CodePurpose } from '@coinmirror/shared/contract/community/account.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type LoginMode = 'login' | 'register';

/** The last code sent for one purpose. */
export interface SentCode {
  /** No new code can be requested before this time (ms of performance.now). */
  readonly until: number;
  /** The recipient, in the format of `phoneKey`. */
  readonly phone: string;
  /** The code itself, where a simulation cannot send messages; else ''. */
  readonly hint: string;
}

export interface LoginState {
  readonly isOpen: boolean;
  readonly mode: LoginMode;
  /** The only field that closing does not reset. */
  readonly areaCode: string;
  /** Phones refused with a 403, in the format of `phoneKey`. */
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

/** State of the login dialog, and of its forms as far as it outlives them. */
export const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    /** Opens the dialog in one of its modes; links inside it use the same action. */
    loginOpened: {
      reducer: (state, { payload }: PayloadAction<LoginMode>) => ({ ...state, isOpen: true, mode: payload }),
      prepare: ({ mode }: { mode: LoginMode } = { mode: 'login' }) => ({ payload: mode }),
    },
    /** Closes it; it next opens with the login. */
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
