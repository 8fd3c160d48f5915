/**
 * What React Router exports without a promise to keep it, under the names we use: an update that changes or drops one of
 * them shows here, and is mended here.
 */
export {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router';
