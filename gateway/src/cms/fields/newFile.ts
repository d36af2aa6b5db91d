import type { CheckboxField, CollectionBeforeOperationHook, PayloadRequest } from 'payload';

import type { Bilingual } from '../../domain/languages';
import { translate } from './translate';

/** In the context of a request that puts another file in the place of an image. */
const replacing = 'replacesImage';

const unchecked: Bilingual = {
  en: 'The image is another one now. Please check whether both descriptions still say what it shows, and confirm it here.',
  de: 'Das Bild ist jetzt ein anderes. Bitte prüfen Sie, ob beide Beschreibungen noch sagen, was zu sehen ist, und bestätigen Sie es hier.',
};

/** Before the hooks that make an image anew from its own file: that still shows what is described. */
export const noteNewFile: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'update' && req.user && req.file) req.context[replacing] = true;
};

/**
 * Replacing the file of an image takes a confirmation that it is still described: a plain colour went live as “Three lines of
 * waves”.
 */
export const fileCheckField = (): CheckboxField => ({
  name: 'isDescribed',
  type: 'checkbox',
  virtual: true,
  label: {
    en: 'Both descriptions say what the new image shows',
    de: 'Beide Beschreibungen sagen, was auf dem neuen Bild zu sehen ist',
  },
  validate: (value: boolean | null | undefined, { req }: { req: PayloadRequest }) =>
    value === true || !(replacing in req.context) || translate(unchecked, req),
  admin: {
    // Payload takes virtual fields for something to read.
    readOnly: false,
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: '/src/cms/admin/media/FileCheck#FileCheck' },
  },
});
