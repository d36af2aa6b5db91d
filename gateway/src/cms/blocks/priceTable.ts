import { titledBlock } from './block';

export const priceTable = titledBlock(
  'priceTable',
  {
    singular: { en: 'Price table', de: 'Preistabelle' },
    plural: { en: 'Price tables', de: 'Preistabellen' },
    sentence: {
      en: 'Prices of services, always those in force today.',
      de: 'Preise von Leistungen, immer die heute gültigen.',
    },
  },
  [
    {
      name: 'services',
      type: 'relationship',
      relationTo: 'services',
      hasMany: true,
      required: true,
      label: { en: 'Services', de: 'Leistungen' },
      admin: {
        description: {
          en: 'The prices stand with each service and are shown from there, always the ones in force today.',
          de: 'Die Preise stehen bei der jeweiligen Leistung und werden von dort gezeigt, immer die heute gültigen.',
        },
      },
    },
    {
      name: 'isShort',
      type: 'checkbox',
      label: {
        en: 'A line for each service, with what it costs once and in a year',
        de: 'Eine Zeile je Leistung, mit den Kosten einmalig und im Jahr',
      },
    },
  ],
  (block, { services }) => {
    const priced = services(block.services);
    return priced.length > 0 ? { isShort: block.isShort ?? false, services: priced } : null;
  },
);
