import type { PayloadRequest, TextField } from 'payload';

import { nameOf, staffField } from '../access/roles';
import { addColumn, addHooks, contentPlugin, type ContentConfig, type ContentKind } from './contentPlugin';

const nobody = () => false;

/** By name rather than by reference, so that it stays known when somebody has left. */
const savedBy: TextField = {
  name: 'savedBy',
  type: 'text',
  label: { en: 'Saved by', de: 'Gespeichert von' },
  access: { read: staffField, create: nobody, update: nobody },
  admin: {
    position: 'sidebar',
    readOnly: true,
    components: {
      Field: '/src/cms/admin/history/History#History',
      Cell: '/src/cms/admin/history/SavedByCell#SavedByCell',
    },
  },
};

interface Saving {
  data: object;
  req: PayloadRequest;
}
const sign = ({ data, req }: Saving) => ({ ...data, savedBy: nameOf(req) });

const Status = '/src/cms/admin/history/Status#Status';

/** Collections and globals name the place of the same component differently. */
const withStatus = <C extends ContentConfig>(content: C, kind: ContentKind): C => {
  const components = content.admin?.components as Record<string, object | undefined> | undefined;
  const place = kind === 'collection' ? 'edit' : 'elements';
  const admin = {
    ...content.admin,
    components: { ...components, [place]: { ...components?.[place], Status } },
  };
  return { ...content, admin };
};

/** Payload plugin: every version of a document says who saved it; the newest are listed beside the form. */
export const history = contentPlugin((content, kind) => {
  if (!content.versions) return content;
  const signed = withStatus(addHooks(content, { beforeChange: sign }, 'afterOwn'), kind);
  return addColumn({ ...signed, fields: [...content.fields, savedBy] }, kind, 'savedBy');
});
