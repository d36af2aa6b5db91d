import type { TextField } from 'payload';

import { nameOf, staffField } from '../access/roles';
import { addColumn, addHooks, contentPlugin, type Saving } from './contentPlugin';

const nobody = () => false;

/** By name rather than by reference, so that it stays known when somebody has left. */
const savedBy: TextField = {
  name: 'savedBy',
  type: 'text',
  label: { en: 'Saved by', de: 'Gespeichert von' },
  access: { read: staffField, create: nobody, update: nobody },
  admin: { position: 'sidebar', readOnly: true },
};

const sign = ({ data, req }: Saving) => ({ ...data, savedBy: nameOf(req) });

/** Payload plugin: every version of a document says who saved it. */
export const signVersions = contentPlugin((content, kind) => {
  if (!content.versions) return content;
  const signed = addHooks(content, { beforeChange: sign }, 'afterOwn');
  return addColumn({ ...signed, fields: [...content.fields, savedBy] }, kind, 'savedBy');
});
