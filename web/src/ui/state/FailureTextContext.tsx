import { createContext } from 'react';

/** The sentence a visitor reads for a failed call. The app fills it with the client's `failureText`. */
export const FailureTextContext = createContext<(failure: unknown) => string>(
  () => '数据加载失败，请稍后再试',
);
