import { hydratedBlock, hydratedTexts, isInteractive } from './blockRendering';
import type { Frame } from './frame';
import type { ContentPage } from './page';

/** The part of a page's props that hydration needs, as its loader states it. */
export interface HydrationNeeds {
  /** Props that only kept HTML shows: they are left out. */
  kept: string[];
  /** Namespaces of the texts in parts that are hydrated, besides `common`. */
  namespaces: string[];
  /** Whether a part that is hydrated shows the company's contact of the frame. */
  contact?: boolean;
}

/** Of a page of blocks without other parts: its interactive blocks alone. */
export const blocksOnly: HydrationNeeds = { kept: [], namespaces: [] };

/** Marks the props of the first view. */
export interface FirstViewMark {
  isFirstView: true;
}

interface PageProps {
  frame?: Frame;
  page?: ContentPage;
  needs?: HydrationNeeds;
  renderInfo?: unknown;
  preview?: unknown;
  translations?: { locale: string; texts: Record<string, unknown> };
}

const always = ['common'];

/** The frame without its footer, which is kept HTML. */
function frameOf({ footer: _footer, contact, ...frame }: Frame, needs: HydrationNeeds | undefined) {
  return needs && !needs.contact ? frame : { ...frame, contact };
}

/** Key, languages and interactive blocks of a page of blocks. */
const pageOf = ({ key, language, blocks }: ContentPage) => ({
  key,
  language,
  blocks: blocks.map(hydratedBlock),
});

const pick = (entries: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => names.includes(name)));

/** The texts of a page's interactive blocks. */
const textsOf = (page: ContentPage | undefined, { blocks: texts }: Record<string, unknown>) =>
  page?.blocks.some(({ kind }) => isInteractive(kind))
    ? { blocks: hydratedTexts(page.blocks, texts ?? {}) }
    : {};

/**
 * The props for hydration: without data and texts that the HTML already shows and nothing in the browser changes
 * (requirements, 8). After a client navigation pages get all props.
 */
export function firstViewProps(props: PageProps): object {
  if (!props.frame) return props;
  const { frame, page, needs, renderInfo: _renderInfo, translations, ...rest } = props;
  const withBanner = props.preview ? ['preview'] : [];
  const namespaces = [...always, ...withBanner, ...(needs?.namespaces ?? [])];
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !needs?.kept.includes(name))),
    isFirstView: true,
    frame: frameOf(frame, needs),
    ...(page && { page: pageOf(page) }),
    ...(translations && {
      translations: needs
        ? {
            ...translations,
            texts: { ...textsOf(page, translations.texts), ...pick(translations.texts, namespaces) },
          }
        : translations,
    }),
  };
}
