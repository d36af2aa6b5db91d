import type { SSRConfig } from 'next-i18next/pages';

import { hydratedBlock, isInteractive } from './blockRendering';
import type { LayoutData } from './layoutData';
import type { ContentPage } from './page';

/** The part of a page's props that hydration needs, as its loader states it. */
export interface HydrationNeeds {
  /** Props that only static HTML shows: they are left out. */
  static: string[];
  /** Namespaces of the texts in parts that are hydrated, besides `common` and those of interactive blocks. */
  namespaces: string[];
  /** Whether a part that is hydrated shows the company's contact of the layout data. */
  contact?: boolean;
}

/** Of a page of blocks without other parts: its interactive blocks alone. */
export const blocksOnly: HydrationNeeds = { static: [], namespaces: [] };

/** Marks the props of the first view. */
export interface FirstViewMark {
  isFirstView: true;
}

interface PageProps extends SSRConfig {
  layoutData?: LayoutData;
  page?: ContentPage;
  needs?: HydrationNeeds;
  renderInfo?: unknown;
  preview?: unknown;
}

const always = ['common'];

/** The layout data without its footer, which is static HTML. */
function withoutFooter(
  { footer: _footer, contact, ...layoutData }: LayoutData,
  needs: HydrationNeeds | undefined,
) {
  return needs && !needs.contact ? layoutData : { ...layoutData, contact };
}

/** Key, languages and interactive blocks of a page of blocks. */
const pageOf = ({ key, language, blocks }: ContentPage) => ({
  key,
  language,
  blocks: blocks.map(hydratedBlock),
});

const pick = (entries: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => names.includes(name)));

/** Some of a page's namespaces, each as a whole: the browser takes none a second time that it has already. */
function textsOf(all: SSRConfig['_nextI18Next'], namespaces: string[]): SSRConfig['_nextI18Next'] {
  if (!all) return undefined;
  const store = all.initialI18nStore as Record<string, Record<string, unknown>>;
  const initialI18nStore = Object.fromEntries(
    Object.entries(store).map(([locale, texts]) => [locale, pick(texts, namespaces)]),
  );
  return { ...all, initialI18nStore, ns: all.ns.filter((name) => namespaces.includes(name)) };
}

/**
 * The props for hydration: without data and texts that the HTML already shows and nothing in the browser changes
 * (requirements, 8). After a client navigation pages get all props.
 */
export function firstViewProps(props: PageProps): object {
  if (!props.layoutData) return props;
  const { layoutData, page, needs, renderInfo: _renderInfo, _nextI18Next: texts, ...rest } = props;
  const withBanner = props.preview ? ['preview'] : [];
  const ofBlocks = page?.blocks.map(({ kind }) => kind).filter(isInteractive) ?? [];
  const namespaces = [...always, ...withBanner, ...ofBlocks, ...(needs?.namespaces ?? [])];
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !needs?.static.includes(name))),
    isFirstView: true,
    layoutData: withoutFooter(layoutData, needs),
    ...(page && { page: pageOf(page) }),
    ...(texts && { _nextI18Next: needs ? textsOf(texts, namespaces) : texts }),
  };
}
