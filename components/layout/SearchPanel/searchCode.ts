import { loadChunk, loadOptional } from '@/services/browser/loading/chunk';

/** Runs all that opening the panel needs. Browsers fetch it as soon as this module has come. */
export const loadSearch = () =>
  loadOptional(() =>
    Promise.all([
      import(/* webpackPrefetch: true */ './SearchContent'),
      import(/* webpackPrefetch: true */ './preloadSearch'),
      import(/* webpackPrefetch: true */ 'axios'),
    ]),
  );

/** The content of a panel that is open. @throws where it does not come */
export const loadContent = () =>
  loadChunk(() => import('./SearchContent')).then(({ SearchContent }) => SearchContent);

/** What asks for the search's data. */
export const loadCalls = () => loadOptional(() => import('./preloadSearch'));
