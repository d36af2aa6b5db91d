import type { ParsedUrlQuery } from 'node:querystring';

import type { GetStaticProps, GetStaticPropsResult, PreviewData } from 'next';
import type { SSRConfig } from 'next-i18next/pages';

import { renderDeadlineMs } from '@/services/config/build';
import { env } from '@/services/config/env';
import { inLocale } from '@/services/config/paths';
import { isPopUpPlace } from '@/services/config/popUpPlaces';
import type { PopUp } from '@/services/domain/activities/popUp';
import type { HydrationNeeds } from '@/services/domain/content/firstViewProps';
import type { LayoutData } from '@/services/domain/content/layoutData';
import type { ContentPage } from '@/services/domain/content/page';
import type { PreviewNotice } from '@/services/domain/content/preview';
import { type PreviewField, previewFieldsOf } from '@/services/domain/content/previewFields';
import { defaultLocale, isLocale, type Locale } from '@/services/domain/locale/locale';
import type { StatisticsScript } from '@/services/domain/visits/visit';
import { fetchPopUpAtMoment } from '@/services/gateway/activities';
import { savedAtIn, withContentTracking } from '@/services/gateway/contentVersions';
import { withDeadline } from '@/services/gateway/deadline';
import { fetchLayoutData } from '@/services/gateway/layoutData';
import { isPreview, withPreview } from '@/services/gateway/preview';
import { withRenderContext } from '@/services/gateway/renderContext';
import { lateNamespaces } from '@/services/i18n/loadTexts';
import { generatedAtOf, noteAbsence } from '@/services/server/revalidation/knownPages';

import { retryInBuild } from './outageInBuild';
import { renderInTurn } from './renderInTurn';
import { fetchTranslations } from './translations';

/** Requirements, 2: header, page and footer; header and page; page only. */
type Layout = 'default' | 'activity' | 'blank';

/** The props of every page besides its own data. */
export interface CommonProps extends SSRConfig {
  layoutData: LayoutData;
  layout: Layout;
  /** Loaded after consent; without it, the gateway alone counts. */
  statistics?: StatisticsScript;
  /** When rendering began (milliseconds since 1970), and the documents on the page with their versions (contentVersions.ts). */
  renderInfo: { renderedAt: number; documents: string };
  /** Without it, hydration gets all of the page's data and texts. */
  needs?: HydrationNeeds;
  /** Only for whoever looks at a draft. */
  preview?: PreviewNotice;
}

/** Sends the visitor on to another path of the site in the same language: for good, unless it is only for now. */
export interface PageRedirect {
  redirectTo: string;
  isTemporary?: boolean;
}

interface PageLoader<Params, Data extends object> {
  /** Address without language: the `title` of the gateway calls of a render (decision 6). Of a page with two addresses, the first. */
  address: string | ((params: Params) => string);
  /** The address of the page itself, where it is another one. */
  ownAddress?: string;
  /** Texts of this page alone, as files of `locales/`. */
  namespaces?: string[];
  layout?: Layout;
  /** For pages that keep the server's HTML of their data (docs/decisions/0045). */
  needs?: HydrationNeeds;
  /** The page's own data; undefined only for a confirmed absence. Checks the shape of `params` before any call. */
  load: (params: Params, locale: Locale) => Promise<Data | PageRedirect | undefined>;
}

/** Nothing where nothing is set. */
function statisticsProps(): Pick<CommonProps, 'statistics'> {
  const { STATISTICS_SCRIPT_URL: url, STATISTICS_KEEPS: keeps } = env();
  return url ? { statistics: { url, keeps: keeps.split(/\s+/).filter(Boolean) } } : {};
}

/** Texts of the layout, and of parts that may stand on any page or come later. */
const everyPage = [
  'common',
  'blocks',
  'countryGuide',
  'rateMap',
  'serviceDirectory',
  'factTable',
  ...lateNamespaces,
];
const isMoved = (data: object): data is PageRedirect => 'redirectTo' in data;

/** The data that openPreview.ts gave the browser, signed and encrypted by Next. */
interface Draft {
  document: string;
  title: string;
  /** The path of the page that was opened, without language. */
  path?: string;
  at?: number;
}
const draftOf = (previewData: PreviewData): Draft | undefined =>
  typeof previewData === 'object' && 'document' in previewData ? (previewData as Draft) : undefined;

/** How the names of pop-ups and of releases begin. */
const popUps = 'pop-ups:';
const releases = 'releases:';

/** The pop-up over a page in the preview of a pop-up or a release; browsers of visitors ask for it themselves. */
async function popUpOf({ document }: Draft, path: string, locale: Locale): Promise<PopUp | undefined> {
  const mayOpen = document.startsWith(popUps) || document.startsWith(releases);
  return mayOpen && isPopUpPlace(path) ? fetchPopUpAtMoment(locale) : undefined;
}

/** The parts that lead to the draft's form, on the page that was opened for it: others may name the draft too. */
function fieldsOf({ document, path }: Draft, ownPath: string, props: object): PreviewField[] {
  const { page } = props as { page?: ContentPage | null };
  return path === ownPath ? previewFieldsOf(document, page) : [];
}

function noticeOf(
  { document, title, at }: Draft,
  content: string,
  popUp: PopUp | undefined,
  fields: PreviewField[],
): PreviewNotice {
  // All pop-ups are read, and one of them is shown.
  const isElsewhere = document.startsWith(popUps) && document !== `${popUps}${popUp?.id}`;
  const savedAt = isElsewhere ? null : (savedAtIn(content, document) ?? null);
  return {
    title,
    savedAt,
    ...(document.startsWith(releases) && { isRelease: true }),
    ...(at !== undefined && { at }),
    ...(popUp && { popUp }),
    ...(fields.length > 0 && { fields }),
  };
}

async function render<Params, Data extends object>(
  loader: PageLoader<Params, Data>,
  params: Params,
  locale: Locale,
): Promise<GetStaticPropsResult<Data & Omit<CommonProps, 'renderInfo'>>> {
  const revalidate = env().REVALIDATE_SECONDS;
  const data = await loader.load(params, locale);
  // Without `revalidate` a page that is published later would stay a 404 for ever.
  if (!data) return { notFound: true, revalidate };
  if (isMoved(data)) {
    const destination = inLocale(data.redirectTo, locale);
    return { redirect: { destination, permanent: !data.isTemporary }, revalidate };
  }
  const namespaces = [...everyPage, ...(isPreview() ? ['preview'] : []), ...(loader.namespaces ?? [])];
  const [layoutData, translations] = await Promise.all([
    fetchLayoutData(locale),
    fetchTranslations(locale, namespaces),
  ]);
  const common = {
    layoutData,
    ...translations,
    layout: loader.layout ?? 'default',
    ...(loader.needs && { needs: loader.needs }),
    ...statisticsProps(),
  };
  return { props: { ...data, ...common }, revalidate };
}

/**
 * `getStaticProps` of every page: ISR, translations, layout data, deadline and error policy in one place.
 * Only a confirmed absence is a 404; every other failure throws, so that ISR keeps the last good page.
 * @throws GatewayError, DeadlineExceeded; GatewayDown in a build
 */
export function withStaticProps<Data extends object, Params extends ParsedUrlQuery = Record<string, never>>(
  loader: PageLoader<Params, Data>,
): GetStaticProps<Data & CommonProps, Params> {
  return async ({ params, locale: asked, previewData, revalidateReason }) => {
    const locale = isLocale(asked) ? asked : defaultLocale;
    const draft = draftOf(previewData);
    const given = params ?? ({} as Params);
    const path = typeof loader.address === 'string' ? loader.address : loader.address(given);
    let popUp: PopUp | undefined;
    const page = () => render(loader, given, locale);
    const previewed = (shown: Draft) =>
      withPreview(shown, async () => {
        popUp = await popUpOf(shown, path, locale);
        return page();
      });
    const work = () =>
      withRenderContext({ address: inLocale(path, locale) }, () => (draft ? previewed(draft) : page()));
    const inTime = async () => {
      // The time before the work: what is published meanwhile may be missing on the page.
      const renderedAt = Date.now();
      const loaded = await withDeadline(renderDeadlineMs(), () => withContentTracking(work));
      return { ...loaded, renderedAt };
    };
    const ownPath = loader.ownAddress ?? path;
    const isShown = generatedAtOf(locale, ownPath) !== undefined;
    const nobodyWaits = revalidateReason === 'stale' && !draft && isShown;
    const { result, content, renderedAt } = await retryInBuild(() =>
      nobodyWaits ? renderInTurn(inTime) : inTime(),
    );
    if (!('props' in result)) {
      // The cache keeps no answer to a preview.
      if (!draft) noteAbsence(locale, ownPath, renderedAt);
      return result;
    }
    const { props } = result;
    const renderInfo = { renderedAt, documents: content };
    const preview = draft && noticeOf(draft, content, popUp, fieldsOf(draft, ownPath, props));
    return { ...result, props: { ...props, renderInfo, ...(preview && { preview }) } };
  };
}
