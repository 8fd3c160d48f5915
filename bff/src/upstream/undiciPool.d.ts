/** The pool by itself: the rest of undici, its fetch and its caches, takes 7 MB of a process and is used by nobody here. */
declare module 'undici/lib/dispatcher/pool.js' {
  import { Pool } from 'undici';
  // biome-ignore lint/style/noDefaultExport: it is undici's own way of exporting it
  export default Pool;
}
