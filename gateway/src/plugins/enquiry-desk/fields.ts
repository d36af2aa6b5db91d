import { ValidationError, type Field, type FieldHook, type TypeWithID } from 'payload';

import { nameOf } from '../../cms/access/roles';
import { translate } from '../../cms/fields/translate';
import type { Bilingual } from '../../domain/languages';
import { findEditorNames } from './findEditorNames';

const noSuchPerson: Bilingual = {
  en: 'Nobody of this name answers enquiries. Please choose from the list.',
  de: 'Niemand dieses Namens beantwortet Anfragen. Bitte wählen Sie aus der Liste.',
};

/** The assignee, by name rather than by reference: editors cannot read the accounts of others, and names stay known. */
export const assigneeField: Field = {
  name: 'assignee',
  type: 'text',
  index: true,
  label: { en: 'Assigned to', de: 'Zuständig' },
  hooks: {
    beforeChange: [
      (async ({ value, previousValue, req }) => {
        if (!value || value === previousValue || (await findEditorNames(req.payload)).includes(value))
          return value;
        const errors = [{ path: 'assignee', message: translate(noSuchPerson, req) }];
        throw new ValidationError({ collection: 'enquiries', errors, req }, req.t);
      }) satisfies FieldHook<TypeWithID, string | null | undefined>,
    ],
  },
  admin: {
    position: 'sidebar',
    components: { Field: '/src/plugins/enquiry-desk/AssigneeField#AssigneeField' },
  },
};

interface Note {
  id?: string | null;
  text?: string | null;
  author?: string | null;
  time?: string | null;
}

/** Signs what is new. A note keeps its author and its time, whatever is sent for them. */
const signNotes: FieldHook<TypeWithID, Note[] | null | undefined> = ({ value, previousValue, req }) => {
  const signed = new Map((previousValue ?? []).map((note) => [note.id, note]));
  return value?.map((note) => {
    const known = signed.get(note.id);
    const [author, time] = known ? [known.author, known.time] : [nameOf(req), new Date().toISOString()];
    return { ...note, author, time };
  });
};

/** For colleagues; its sender never sees them. */
export const notesField: Field = {
  name: 'notes',
  type: 'array',
  label: { en: 'Notes', de: 'Notizen' },
  labels: { singular: { en: 'Note', de: 'Notiz' }, plural: { en: 'Notes', de: 'Notizen' } },
  hooks: {
    beforeChange: [signNotes],
  },
  admin: {
    initCollapsed: false,
    components: { RowLabel: '/src/plugins/enquiry-desk/NoteLabel#NoteLabel' },
    description: {
      en: 'For colleagues only. The sender never sees them; they are deleted together with the enquiry.',
      de: 'Nur intern. Der Absender sieht sie nie; sie werden mit der Anfrage gelöscht.',
    },
  },
  fields: [
    {
      name: 'text',
      type: 'textarea',
      label: { en: 'Text', de: 'Text' },
      required: true,
      maxLength: 2000,
    },
    { name: 'author', type: 'text', admin: { hidden: true } },
    { name: 'time', type: 'date', admin: { hidden: true } },
  ],
};
