import type { Endpoint, EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { EndpointName, EndpointRow } from '@coinmirror/shared/contract/endpoints.ts';
import type { NamedRow } from '@coinmirror/shared/contract/namedRow.ts';
import type { PageRow } from '@coinmirror/shared/manifest/page.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import type { FeedSubject } from '@coinmirror/shared/routes/feeds.ts';
import type { Block } from './blocks.ts';

/** One call of a page, in the wire's parameters. */
export interface PageCall {
  readonly name: EndpointName;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The parameters of an address's path. */
export type PathParams = Readonly<Record<string, string | undefined>>;

/** What an address's query says under a name; null when it says nothing. */
export type Asked = (name: string) => string | null;

/** A page as an address asks for it. */
export interface PageAddress {
  readonly name: RouteName;
  readonly row: PageRow;
  /** What the page says of itself when its data say nothing better. */
  readonly description: string;
  readonly params: PathParams;
  readonly asked: Asked;
}

/** What the upstream said to a page's calls, decoded. */
export interface Answers {
  /** The answer of the page's first call under a name; null when there is none or it cannot be read. */
  entity<Name extends EndpointName>(name: Name): EntityOf<EndpointRow<Name>> | null;
  /** Every answer of a call, in the order of the page's calls. */
  entities<Row extends Endpoint>(call: NamedRow<EndpointName, Row>): readonly EntityOf<Row>[];
  /** When the first answer under a name was true, epoch ms; null where there is none. */
  asOf(name: EndpointName): number | null;
}

/** What a page is called and about, in words. */
export interface PageWords {
  readonly title: string;
  /** The row's own description where the data say nothing better. */
  readonly description?: string;
  /** Set where the page is one article. */
  readonly article?: { readonly publishedAt: number | null; readonly author: string };
}

/** Addresses of a page that the catalogue knows, for the sitemap. */
export interface Listed {
  /** The file of the sitemap they stand in. */
  readonly part: string;
  readonly call: PageCall;
  /** The parameters of each address. */
  readonly params: (answers: Answers) => readonly Readonly<Record<string, string>>[];
}

/** Addresses of a page that become more with time: their files are known without reading them, and each is read alone. */
export interface ListedSeries {
  /** Says which files there are. */
  readonly call: PageCall;
  /** The files, each with the one call that it is made of. */
  readonly parts: (answers: Answers) => readonly { readonly part: string; readonly call: PageCall }[];
  /** The parameters of each address of a file. */
  readonly params: (answers: Answers) => readonly Readonly<Record<string, string>>[];
}

/**
 * The half of a page's row that no browser needs. A browser module never imports it, so the bundler drops it together
 * with what it uses.
 */
export interface Served {
  /** What the page says of itself to a search engine; its summary when it says nothing else. */
  readonly description?: string;
  /** The calls its first paint needs, by its address; their answers travel in the HTML. */
  readonly calls?: (params: PathParams, asked: Asked) => readonly PageCall[];
  /** Title and description from the page's own data; null while that is not known. */
  readonly words?: (page: PageAddress, answers: Answers) => PageWords | null;
  /** The words of its first screen as they stand in the HTML; null when the data they are made of is missing. */
  readonly prerender?: (page: PageAddress, answers: Answers) => readonly Block[] | null;
  /** Its first words are the same whatever the query says: it is about one thing. */
  readonly ignoresQuery?: true;
  /** Does the data say that what the page is about does not exist? Beside the call that names it. */
  readonly isMissing?: (page: PageAddress, answers: Answers) => boolean;
  /**
   * It shows the same as another page, which search engines are told to keep instead. The last parameters of its own
   * address are the other page's.
   */
  readonly sameAs?: RouteName;
  /** For one visitor, about what he looked for, or of nothing without an id: no index should hold it. */
  readonly isPrivate?: true;
  /** Its content is figures that others may use (structured data). */
  readonly isDataset?: true;
  readonly listed?: Listed;
  readonly listedSeries?: ListedSeries;
  /** The feed by which one can follow what the page lists; null where its address names none. */
  readonly feed?: (params: PathParams, asked: Asked) => FeedSubject | null;
}
