import type { CollectionConfig } from 'payload';

import { uploads } from '../../platform/files/uploads';
import { staffOnlyWrites } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { fileCheckField, noteNewFile } from '../fields/newFile';
import { altField, otherAltField, saveOtherAlt } from '../fields/otherAlt';
import { seedKeyField } from '../fields/shared';
import { drawSvg } from './hooks/drawSvg';
import { giveUnguessableName } from './hooks/giveUnguessableName';
import { renameCroppedImage, saveFocalPoint } from './hooks/imageEdits';
import { maxPixels, refuseTooManyPixels } from './hooks/pixels';
import { savePlaceholderColour } from './hooks/placeholderColour';

/** Only pixels are kept: an SVG, which can carry script, is drawn. iPhones send HEIC as JPEG where it is not listed. */
const imageMimeTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'];

/** Effort 2 of 6: uploading takes half the time, files grow by a few percent. */
const webp = { format: 'webp', options: { quality: 82, effort: 2 } } as const;

/** The media library. Every upload becomes WebP, at most 2400 pixels wide. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: { en: 'Image', de: 'Bild' }, plural: { en: 'Images', de: 'Bilder' } },
  ...staffOnlyWrites,
  // Documents share an image; a copy would only be a second file of it.
  disableDuplicate: true,
  admin: {
    group: groups.website,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    description: {
      en: 'PNG, JPEG, WebP, AVIF or SVG up to 10 MB and 60 million pixels. WebP in three sizes is made by itself. Set the focal point under “Edit image”: it stays in sight wherever the site cuts the image.',
      de: 'PNG, JPEG, WebP, AVIF oder SVG bis 10 MB und 60 Millionen Pixel. WebP in drei Größen entsteht von selbst. Den Bildschwerpunkt setzen Sie unter „Bild bearbeiten“: Er bleibt im Blick, wo die Website das Bild beschneidet.',
    },
  },
  upload: {
    mimeTypes: imageMimeTypes,
    // A server that fetches addresses people type in can be made to fetch its own network.
    pasteURL: false,
    formatOptions: webp,
    resizeOptions: { width: 2400, withoutEnlargement: true },
    constructorOptions: { limitInputPixels: maxPixels },
    adminThumbnail: 'small',
    displayPreview: true,
    imageSizes: [
      { name: 'small', width: 400, formatOptions: webp, withoutEnlargement: true },
      { name: 'medium', width: 800, formatOptions: webp, withoutEnlargement: true },
    ],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('X-Content-Type-Options', 'nosniff');
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
      // The site shows these images from its own origin.
      headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
      headers.set('Cache-Control', 'public, max-age=3600');
      return headers;
    },
  },
  fields: [
    altField(),
    otherAltField(),
    fileCheckField(),
    {
      name: 'isDrawing',
      type: 'checkbox',
      defaultValue: false,
      label: {
        en: 'Drawing or screenshot on a light ground',
        de: 'Zeichnung oder Bildschirmfoto auf hellem Grund',
      },
      admin: {
        description: {
          en: 'In the dark, the site shows it with light and dark exchanged. Not for photographs.',
          de: 'Im dunklen Farbschema zeigt die Website es mit vertauschtem Hell und Dunkel. Nicht für Fotos.',
        },
      },
    },
    // Written with each file; nobody edits it.
    { name: 'colour', type: 'text', admin: { hidden: true } },
    seedKeyField(),
  ],
  hooks: {
    beforeChange: [savePlaceholderColour],
    beforeOperation: [
      noteNewFile,
      renameCroppedImage(uploads),
      saveFocalPoint,
      drawSvg,
      refuseTooManyPixels,
      giveUnguessableName,
    ],
    afterChange: [saveOtherAlt],
  },
};
