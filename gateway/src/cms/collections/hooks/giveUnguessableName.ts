import type { CollectionBeforeOperationHook } from 'payload';

import type { Bilingual } from '../../../domain/languages';
import { refuse } from '../../access/refuse';
import { isFileName } from './fileNames';
import { unguessableName } from './unguessableName';

const unusable: Bilingual = {
  en: 'The name of the file has characters that no address can have. Please rename it first.',
  de: 'Der Dateiname enthält Zeichen, die in keiner Adresse stehen können. Bitte benennen Sie die Datei vorher um.',
};

/**
 * Files are served to everybody who knows the address, before anything that shows them is published too. So nobody may
 * guess it.
 */
export const giveUnguessableName: CollectionBeforeOperationHook = ({ operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file?.name) return;
  const name = unguessableName(req.file.name);
  if (!isFileName(name)) refuse(unusable, req, 400);
  req.file.name = name;
};
