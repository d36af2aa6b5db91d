/** The panel's content. Browsers fetch what is imported here as soon as this module has come, and run it when it is called. */
export const loadContent = () => import(/* webpackPrefetch: true */ './SearchContent');

/** What asks for the search's data. */
export const loadCalls = () => import(/* webpackPrefetch: true */ './preloadSearch');

/** All that opening the panel needs. */
export const loadSearch = () =>
  Promise.all([loadContent(), loadCalls(), import(/* webpackPrefetch: true */ 'axios')]);
