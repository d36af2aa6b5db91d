import type { Plugin } from 'payload';

import { extend } from '../../platform/plugins/extend';
import { translationsTitle } from './listTexts';
import { noteTranslations } from './noteTranslations';
import { sideBySide } from './sideBySide';
import { trackTranslations } from './trackTranslations';
import { translations } from './translations';

/** Shows the other language beside each text, and what is to be translated into German. */
export const translation = (): Plugin => (config) =>
  extend(trackTranslations(sideBySide(config)), {
    collections: [translations],
    views: {
      translations: {
        Component: '/src/plugins/translation/TranslationsView#TranslationsView',
        path: '/translations',
        label: translationsTitle,
      },
    },
    panels: ['/src/plugins/translation/TranslationPanels#TranslationPanels'],
    afterFill: [noteTranslations],
  });
