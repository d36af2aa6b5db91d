'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';

import { PastePlugin } from './PastePlugin';

/** Cleans what is pasted, and says what is left out. */
export const PasteFeatureClient = createClientFeature({
  plugins: [{ Component: PastePlugin, position: 'normal' }],
});
