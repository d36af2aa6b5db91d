import type { CollectionConfig } from 'payload';

import { technical } from '../../cms/collections/technical';

/** Comments on the fields of documents; they are deleted with the document. */
export const fieldComments: CollectionConfig = {
  slug: 'field-comments',
  ...technical,
  fields: [
    /** For example `articles:3` or `menu`. */
    { name: 'document', type: 'text', required: true, index: true },
    /** Id of the comment that this one answers. */
    { name: 'thread', type: 'number' },
    /** With the ids of its rows, so that a moved row stays the same: `blocks.65f0.heading`. Empty: the whole document. */
    { name: 'field', type: 'text' },
    /** The field's place in the form, in both languages of the admin: it is left when the field is gone. */
    { name: 'place', type: 'json' },
    /** Of a field that has a text in each language. */
    { name: 'language', type: 'text' },
    /** Empty where it was deleted and others have answered. */
    { name: 'text', type: 'textarea' },
    { name: 'author', type: 'number', required: true },
    /** Stays known when somebody has left. */
    { name: 'authorName', type: 'text', required: true },
    { name: 'at', type: 'date', required: true },
    /** Ids of the users who were told. */
    { name: 'told', type: 'number', hasMany: true, index: true },
    /** Of the first comment of a thread. */
    { name: 'resolvedAt', type: 'date' },
    { name: 'resolvedBy', type: 'text' },
  ],
};
