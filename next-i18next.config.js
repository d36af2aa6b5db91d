/** @type {import('next-i18next/pages').UserConfig} */
module.exports = {
  i18n: {
    locales: ['en', 'de'],
    defaultLocale: 'en',
    // The proxy decides on a first visit (docs/decisions), not Next by the browser's language.
    localeDetection: false,
  },
  localePath: './locales',
  // Both languages have the same keys (locales.test), so a page needs the texts of one.
  fallbackLng: false,
  // Would put this file into every page's data.
  serializeConfig: false,
  reloadOnPrerender: process.env.NODE_ENV === 'development',
};
