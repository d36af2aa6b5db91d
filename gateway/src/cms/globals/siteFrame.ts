import type { GlobalConfig } from 'payload';

import { publishableGlobal } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { countryField, emailField, phoneField } from '../fields/contact';
import { imageField, linksField, listField } from '../fields/shared';
import { localisedText, unlocalisedText } from '../fields/text';

/** Content that all pages share (requirements, 3: common site data). */
export const siteFrame: GlobalConfig = {
  slug: 'site-frame',
  label: { en: 'Footer and contact', de: 'Fußbereich und Kontakt' },
  ...publishableGlobal,
  admin: {
    group: groups.frame,
    description: {
      en: 'Links, contact data and the background at the foot of every page.',
      de: 'Links, Kontaktdaten und Hintergrund am Fuß jeder Seite.',
    },
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Links', de: 'Links' },
          fields: [
            listField(
              'pcnavList',
              {
                singular: { en: 'Column', de: 'Spalte' },
                plural: { en: 'Columns of links', de: 'Linkspalten' },
              },
              'name',
              [
                localisedText('name', { en: 'Heading', de: 'Überschrift' }, { maxLength: 60 }),
                linksField('links', { en: 'Links', de: 'Links' }),
              ],
              { required: true, maxRows: 5 },
            ),
            linksField(
              'blogroll',
              { en: 'Official sources', de: 'Amtliche Quellen' },
              { en: 'Addresses outside this site.', de: 'Adressen außerhalb dieser Website.' },
            ),
            {
              ...linksField(
                'function',
                { en: 'Legal and other links', de: 'Rechtliches und Weiteres' },
                { en: 'The last line of the footer.', de: 'Die letzte Zeile des Fußbereichs.' },
              ),
              required: true,
            },
          ],
        },
        {
          label: { en: 'Contact', de: 'Kontakt' },
          fields: [
            {
              name: 'contactInformation',
              type: 'group',
              label: { en: 'Contact', de: 'Kontakt' },
              fields: [
                unlocalisedText('companyName', { en: 'Company', de: 'Firma' }),
                unlocalisedText('street', { en: 'Street and number', de: 'Straße und Hausnummer' }),
                {
                  type: 'row',
                  fields: [
                    unlocalisedText(
                      'postalCode',
                      { en: 'Postal code', de: 'Postleitzahl' },
                      { width: '30%' },
                    ),
                    localisedText('city', { en: 'City', de: 'Ort' }, { width: '70%' }),
                  ],
                },
                countryField,
                emailField,
                phoneField,
                localisedText('hours', { en: 'Hours', de: 'Zeiten' }),
              ],
            },
          ],
        },
        {
          label: { en: 'Closing texts and background', de: 'Schlusstexte und Hintergrund' },
          fields: [
            {
              name: 'bottom',
              type: 'group',
              label: { en: 'Closing texts and background', de: 'Schlusstexte und Hintergrund' },
              fields: [
                localisedText('typeValueOne', { en: 'First line', de: 'Erste Zeile' }),
                localisedText('typeValueTwo', { en: 'Second line', de: 'Zweite Zeile' }, { optional: true }),
                localisedText('typeValueThree', { en: 'Third line', de: 'Dritte Zeile' }, { optional: true }),
                imageField('typeValueFour', { en: 'Background image', de: 'Hintergrundbild' }),
              ],
            },
            {
              name: 'qrcode',
              type: 'group',
              label: { en: 'QR code', de: 'QR-Code' },
              fields: [
                imageField(
                  'image',
                  { en: 'Image', de: 'Bild' },
                  { en: 'Leave empty to show none.', de: 'Leer lassen, wenn keiner erscheinen soll.' },
                ),
                localisedText('caption', { en: 'Caption', de: 'Bildunterschrift' }, { optional: true }),
              ],
            },
          ],
        },
      ],
    },
  ],
};
