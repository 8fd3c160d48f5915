import { createContext } from 'react';

/** The text of a failed call for visitors. The app provides the client's `failureText`. */
export const FailureTextContext = createContext<(failure: unknown) => string>(
  () => '数据加载失败，请稍后再试',
);
