import { createServerFeature, lexicalEditor } from '@payloadcms/richtext-lexical';
import type { Plugin } from 'payload';

import { editorFeatures } from '../../cms/fields/richText';

const PasteFeature = createServerFeature({
  feature: { ClientFeature: '/src/plugins/paste/PasteFeature#PasteFeatureClient' },
  key: 'paste',
});

/** Text from other programs is cleaned when it is pasted; what is left out is said. */
export const paste = (): Plugin => (config) => ({
  ...config,
  editor: lexicalEditor({ features: [...editorFeatures, PasteFeature()] }),
});
